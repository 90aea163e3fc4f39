/** Counts the turns of other tasks from now on; the returned function stops and returns their number. */
export function loopTurns(): () => number {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return turns;
  };
}
