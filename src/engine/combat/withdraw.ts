// The order `withdraw`.
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
export const withdraw = (_course: Course, _order: OrderOf<'withdraw'>): void => {};
