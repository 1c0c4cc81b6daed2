#!/usr/bin/env node
// Recomputes the server's dice from their revealed seeds: those of a session, or of the spans of a career. Node 20 or later, nothing else.
//
//   node verify.mjs proof.json      or      node verify.mjs < proof.json
//
// Exit code 0: everything agrees. 1: something does not, each mismatch on a line. 2: the document cannot be read.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const TWO_TO_64 = 1n << 64n;
const SIDES = { D3: 3, D4: 4, D6: 6, D8: 8, D10: 10, D12: 12, D20: 20 };

/** The first fair number of draw(0), draw(1), … decides; a number above the last full round of faces is passed over. */
function fairFace(sides, draw) {
  const faces = BigInt(sides);
  const limit = TWO_TO_64 - (TWO_TO_64 % faces);
  for (let n = 0; ; n++) {
    const u = draw(n);
    if (u < limit) return Number(u % faces) + 1;
  }
}

/** The face of die number `index` (from 0) of the roll with this key. */
function faceOf(seed, key, index, sides) {
  return fairFace(sides, (n) =>
    createHmac('sha256', seed).update(`${key}#${index}#${n}`, 'utf8').digest().readBigUInt64BE(0));
}

function requireThat(condition, sentence) {
  if (!condition) throw new TypeError(sentence);
}

function requireSpan(span, where) {
  requireThat(span !== null && typeof span === 'object', `${where}the document is not an object`);
  for (const name of ['seed', 'commitment']) {
    requireThat(/^[0-9a-f]{64}$/.test(span[name]), `${where}"${name}" is not 64 lower-case hex digits`);
  }
  requireThat(Array.isArray(span.rolls), `${where}"rolls" is not a list`);
  span.rolls.forEach((roll, at) => {
    requireThat(typeof roll?.key === 'string', `${where}rolls[${at}]: "key" is not text`);
    requireThat(Object.hasOwn(SIDES, roll.die), `${where}rolls[${at}]: no die is called ${roll.die}`);
    requireThat(Array.isArray(roll.faces) && roll.faces.length > 0,
      `${where}rolls[${at}]: "faces" is not a list of faces`);
  });
}

/** One span without a name, as in a session; or the spans of a career, each with its own seed. */
function readSpans(text) {
  const proof = JSON.parse(text);
  requireThat(proof !== null && typeof proof === 'object', 'the document is not an object');
  if (proof.spans === undefined) {
    requireSpan(proof, '');
    return { spans: [proof], sealed: '' };
  }
  requireThat(Array.isArray(proof.spans), '"spans" is not a list');
  proof.spans.forEach((span, at) => {
    requireSpan(span, `spans[${at}]: `);
    requireThat(typeof span.span === 'string' && span.span !== '', `spans[${at}]: "span" is not a name`);
  });
  return { spans: proof.spans, sealed: proof.sealed ?? '' };
}

function mismatchesOf(span, places) {
  const seed = Buffer.from(span.seed, 'hex');
  const found = [];
  const commitment = createHash('sha256').update(seed).digest('hex');
  if (commitment !== span.commitment) {
    found.push(`the seed hashes to ${commitment}, but ${span.commitment} was promised`);
  }
  for (const { key, die, sides, faces } of span.rolls) {
    if (places.has(key)) found.push(`${key}: listed twice`);
    places.add(key);
    if (span.span && !key.startsWith(`${span.span}/`)) found.push(`${key}: does not belong to the span ${span.span}`);
    if (sides !== SIDES[die]) found.push(`${key}: a ${die} has ${SIDES[die]} sides, not ${sides}`);
    faces.forEach((face, index) => {
      const proven = faceOf(seed, key, index, SIDES[die]);
      if (face !== proven) found.push(`${key} die ${index}: shown ${face}, proven ${proven}`);
    });
  }
  // Only the test vectors have these: numbers so near the top of the range that no known key leads to them.
  for (const { sides, numbers, face } of span.draws ?? []) {
    const proven = fairFace(sides, (n) => BigInt(`0x${numbers[n]}`));
    if (face !== proven) found.push(`draw ${numbers} of ${sides} sides: shown ${face}, proven ${proven}`);
  }
  return found;
}

try {
  const { spans, sealed } = readSpans(readFileSync(process.argv[2] ?? 0, 'utf8'));
  const places = new Set();
  const named = new Set();
  const found = [];
  for (const span of spans) {
    if (span.span && named.has(span.span)) found.push(`${span.span}: listed twice`);
    named.add(span.span);
    found.push(...mismatchesOf(span, places).map((line) => (span.span ? `${span.span}: ${line}` : line)));
  }
  found.forEach((line) => console.log(line));
  const rolls = spans.flatMap((span) => span.rolls);
  const dice = rolls.reduce((sum, roll) => sum + roll.faces.length, 0);
  const where = spans[0]?.span ? ` in ${spans.length} spans` : '';
  console.log(found.length === 0
    ? `proven: ${dice} dice in ${rolls.length} rolls${where}`
    : `not proven: ${found.length} of the checks failed`);
  if (sealed) console.log(`${sealed} is still sealed: its seed is revealed when it is over`);
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (unreadable) {
  console.error(`this is not a dice proof: ${unreadable.message}`);
  process.exitCode = 2;
}
