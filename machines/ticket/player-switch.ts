/** A switch that each player turns for himself in this browser: the ids of those who have it on; a visitor is one of them. */
export type PlayerSwitch = readonly string[];

export const visitor = '';

export const isOn = (users: PlayerSwitch, userId: string | null): boolean => users.includes(userId ?? visitor);

/** Turned for one player; the others' stay. */
export const turned = (users: PlayerSwitch, userId: string | null): PlayerSwitch => {
  const user = userId ?? visitor;
  return isOn(users, userId) ? users.filter((other) => other !== user) : [...users, user];
};
