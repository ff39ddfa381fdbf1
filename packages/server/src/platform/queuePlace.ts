import { AsyncLocalStorage } from 'node:async_hooks'

/** Called when the number of turns ahead of this one changes. */
export type OnQueue = (ahead: number) => void

const listeners = new AsyncLocalStorage<OnQueue>()

/** Runs work and reports its position in a provider's queue, at any depth. */
export const reportQueue = <T>(onQueue: OnQueue, work: () => Promise<T>): Promise<T> =>
  listeners.run(onQueue, work)

export const queueListener = (): OnQueue | undefined => listeners.getStore()
