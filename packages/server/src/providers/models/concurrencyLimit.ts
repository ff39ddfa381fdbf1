import type { CallPolicy } from './callPolicy.ts'
import { ProviderFault } from './providerFault.ts'

/** Lets so many calls through at a time; the next ones wait in order, and not too many of them. */
export interface QueueLimit {
  /** Resolves with the way out. Throws when too many wait, or when waiting has become pointless. */
  enter: (signal: AbortSignal) => Promise<() => void>
}

export function createQueueLimit({ inFlight, queue }: CallPolicy['queueLimit']): QueueLimit {
  let running = 0
  const waiting: (() => void)[] = []

  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  const waitForTurn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new ProviderFault('timeout', 'no free line'))
      }
      waiting.push(begin)
      signal.addEventListener('abort', giveUp, { once: true })
    })

  return {
    enter: async (signal) => {
      if (running < inFlight) running += 1
      else if (waiting.length < queue) await waitForTurn(signal)
      else throw new ProviderFault('queue_full', `${queue} calls wait already`)
      return leave
    },
  }
}
