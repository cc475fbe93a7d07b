// The order `casualties`.
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
export const giveCasualties = (_course: Course, _order: OrderOf<'casualties'>): void => {};
