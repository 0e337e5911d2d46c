import type { Context } from '#rules/kit/record/context.ts';
import { routeBuilt } from './routes.ts';
import type { ProjectLink } from './sheet.ts';

/** SBE6-1: railways and the sea route the Soviets build; complete in the later scenarios. */
export const projectBuilt =
  (context: Pick<Context, 'scenario' | 'cells'>): ((link: ProjectLink) => boolean) =>
  (link) =>
    routeBuilt(context, link);
