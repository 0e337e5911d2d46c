import { arrivalActions } from './arrivalActions.ts';
import { replacementActions } from './replacementActions.ts';

export const actions = [...arrivalActions, ...replacementActions];
