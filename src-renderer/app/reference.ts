import { create } from 'zustand';

/** Which rule the reference is open at. */
export const useReference = create<{ readonly rule: string | null }>(() => ({ rule: null }));
export const openReference = (rule: string): void => useReference.setState({ rule });
export const closeReference = (): void => useReference.setState({ rule: null });
