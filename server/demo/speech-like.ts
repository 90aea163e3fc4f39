import { Random } from "./random.ts";

const RATE = 4_000;
const HEAD = 44;
/** One period of a sine. A lookup is several times faster than `Math.sin`. */
const SINE = Float64Array.from({ length: 4_096 }, (_, at) => Math.sin((2 * Math.PI * at) / 4_096));
/** Returns the sine of an angle in turns, which is not negative. */
const sine = (turns: number): number => SINE[(turns * 4_096) & 4_095] ?? 0;

/**
 * Returns a sound of `ms` in the rhythm of a conversation as a WAV file: two voices that take turns, the customer
 * left and the agent right. The same seed always gives the same sound.
 */
export function speechLike(ms: number, seed: string): Buffer {
  const random = new Random(`speech/${seed}`);
  const length = Math.max(1, Math.floor((ms * RATE) / 1000));
  const file = Buffer.alloc(HEAD + 2 * length, 128);
  const pitch = [random.between(150, 220), random.between(95, 140)];
  for (let at = Math.floor(RATE * 0.4), side = 1; at < length; side = 1 - side) {
    // A turn has several words, each louder in its middle.
    for (let words = random.whole(4, 16); words > 0 && at < length; words--) {
      const word = Math.floor(RATE * random.between(0.12, 0.45));
      const step = ((pitch[side] ?? 120) * random.between(0.9, 1.15)) / RATE;
      for (let i = 0; i < word && at + i < length; i++) {
        const loud = sine(i / word / 2);
        const wave = sine(i * step) + 0.5 * sine(2.01 * i * step) + 0.25 * sine(4.97 * i * step);
        file[HEAD + 2 * (at + i) + side] = 128 + Math.round(38 * loud * wave);
      }
      at += word + Math.floor(RATE * random.between(0.02, 0.12));
    }
    at += Math.floor(RATE * random.between(0.25, 1.4));
  }
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(HEAD - 8 + 2 * length, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(8, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(2 * length, 40);
  return file;
}
