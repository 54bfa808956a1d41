/** The situation in force at a time; a course is in order of time and begins with the match. */
export const situationAt = <Situation extends { at: number }>(
  course: readonly Situation[],
  elapsed: number,
): Situation => {
  let low = 0;
  let high = course.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((course[middle]?.at ?? 0) <= elapsed) low = middle;
    else high = middle - 1;
  }
  const found = course[low];
  if (!found) throw new Error('a match has a first situation');
  return found;
};
