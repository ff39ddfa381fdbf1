export type PlayNetwork = 'away' | 'goes_on' | 'joining'

export const isDisconnected = (network: PlayNetwork | undefined) =>
  network === 'away' || network === 'goes_on'
