import { AsyncLocalStorage } from 'node:async_hooks'

/** Called when the number of turns before this one in the queue changes. */
export type OnQueue = (ahead: number) => void

const listeners = new AsyncLocalStorage<OnQueue>()

/** Runs `work`. Reports the positions of its calls in the queue of a provider. */
export const reportQueue = <T>(onQueue: OnQueue, work: () => Promise<T>): Promise<T> =>
  listeners.run(onQueue, work)

export const queueListener = (): OnQueue | undefined => listeners.getStore()
