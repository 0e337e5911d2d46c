import { useEffect } from 'react';
import { create } from 'zustand';

/** Which game's rules the present screen speaks of: the reference looks there. */
export const useInView = create<{ readonly gameId: string | undefined }>(() => ({ gameId: undefined }));

export const useGameInView = (gameId: string | undefined): void => {
  useEffect(() => {
    useInView.setState({ gameId });
    return () => useInView.setState({ gameId: undefined });
  }, [gameId]);
};
