// Which battles and raids the combat moves have made.
import type { Course } from '../course.ts';
export const declareBattles = (_course: Course): void => {};
