/** True in `npm run soak`, which proves at full length what the gate proves in short. */
export const isSoak = process.env["SWITCHBOARD_SOAK"] === "1";

/** Picks a count, a size or a list: the first in the gate, the second in the soak. */
export const atDepth = <Amount>(gate: Amount, soak: Amount): Amount => (isSoak ? soak : gate);
