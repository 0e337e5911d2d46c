import type { Around } from '#rules/kit/record/context.ts';
import { routeBuilt } from './routes.ts';
import type { ProjectLink } from './sheet.ts';

/** SBE6-1: railways and the sea route the Soviets build; complete in the later scenarios. */
export const projectBuilt =
  (around: Pick<Around, 'scenario' | 'cells'>): ((link: ProjectLink) => boolean) =>
  (link) =>
    routeBuilt(around, link);
