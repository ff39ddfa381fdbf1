/** What becomes of a play whose device has no network, or has one again. */
export type PlayNetwork = 'away' | 'goes_on' | 'joining'

/** Nothing can be sent now. */
export const isAway = (network: PlayNetwork | undefined) =>
  network === 'away' || network === 'goes_on'
