/** A tone of so many seconds as a WAV file of 8 kHz, which every browser plays. */
export function tone(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.from(
    Array.from(
      { length: rate * seconds },
      (_, at) => 128 + Math.round(40 * Math.sin((at * 2 * Math.PI * 440) / rate)),
    ),
  );
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
