// The order `retreat`.
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
export const retreat = (_course: Course, _order: OrderOf<'retreat'>): void => {};
