/** Counts the turns that others have from now on; what it returns ends that, and says how many they were. */
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
