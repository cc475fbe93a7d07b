// Guns on the way.
import type { Progress } from '../advance.ts';
import type { Course } from '../course.ts';
export const fireAtOverflights = (_course: Course): Progress => 'done';
