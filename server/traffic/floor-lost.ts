/**
 * The platform takes no more from this source: somebody else has the floor, or it declared the traffic ended.
 */
export class FloorLost extends Error {
  override readonly name = "FloorLost";
}
