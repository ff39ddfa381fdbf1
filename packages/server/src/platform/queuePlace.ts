import { AsyncLocalStorage } from 'node:async_hooks'

/** Called with the number of other turns before this one in a queue, if it changes. */
export type OnQueue = (ahead: number) => void

const listeners = new AsyncLocalStorage<OnQueue>()

/** Runs work and reports its place in the queue of a provider, at any depth. */
export const reportQueue = <T>(onQueue: OnQueue, work: () => Promise<T>): Promise<T> =>
  listeners.run(onQueue, work)

/** Returns the listener of the current work. */
export const queueListener = (): OnQueue | undefined => listeners.getStore()
