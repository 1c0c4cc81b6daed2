#!/usr/bin/env node
// Recomputes the server's dice of one span from its revealed seed. Node 20 or later, nothing else.
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

function readProof(text) {
  const proof = JSON.parse(text);
  requireThat(proof !== null && typeof proof === 'object', 'the document is not an object');
  for (const name of ['seed', 'commitment']) {
    requireThat(/^[0-9a-f]{64}$/.test(proof[name]), `"${name}" is not 64 lower-case hex digits`);
  }
  requireThat(Array.isArray(proof.rolls), '"rolls" is not a list');
  proof.rolls.forEach((roll, at) => {
    requireThat(typeof roll?.key === 'string', `rolls[${at}]: "key" is not text`);
    requireThat(Object.hasOwn(SIDES, roll.die), `rolls[${at}]: no die is called ${roll.die}`);
    requireThat(Array.isArray(roll.faces) && roll.faces.length > 0, `rolls[${at}]: "faces" is not a list of faces`);
  });
  return proof;
}

function mismatchesOf(proof) {
  const seed = Buffer.from(proof.seed, 'hex');
  const found = [];
  const commitment = createHash('sha256').update(seed).digest('hex');
  if (commitment !== proof.commitment) {
    found.push(`the seed hashes to ${commitment}, but ${proof.commitment} was promised`);
  }
  const places = new Set();
  for (const { key, die, sides, faces } of proof.rolls) {
    if (places.has(key)) found.push(`${key}: listed twice`);
    places.add(key);
    if (sides !== SIDES[die]) found.push(`${key}: a ${die} has ${SIDES[die]} sides, not ${sides}`);
    faces.forEach((face, index) => {
      const proven = faceOf(seed, key, index, SIDES[die]);
      if (face !== proven) found.push(`${key} die ${index}: shown ${face}, proven ${proven}`);
    });
  }
  // Only the test vectors have these: numbers so near the top of the range that no known key leads to them.
  for (const { sides, numbers, face } of proof.draws ?? []) {
    const proven = fairFace(sides, (n) => BigInt(`0x${numbers[n]}`));
    if (face !== proven) found.push(`draw ${numbers} of ${sides} sides: shown ${face}, proven ${proven}`);
  }
  return found;
}

try {
  const proof = readProof(readFileSync(process.argv[2] ?? 0, 'utf8'));
  const found = mismatchesOf(proof);
  found.forEach((line) => console.log(line));
  const dice = proof.rolls.reduce((sum, roll) => sum + roll.faces.length, 0);
  console.log(found.length === 0
    ? `proven: ${dice} dice in ${proof.rolls.length} rolls`
    : `not proven: ${found.length} of the checks failed`);
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (unreadable) {
  console.error(`this is not a dice proof: ${unreadable.message}`);
  process.exitCode = 2;
}
