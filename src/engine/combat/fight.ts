// The order to fight, and battles under way.
import type { Progress } from '../advance.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
export const fight = (_course: Course, _order: OrderOf<'fight'>): void => {};
export const advanceBattles = (_course: Course): Progress => 'done';
