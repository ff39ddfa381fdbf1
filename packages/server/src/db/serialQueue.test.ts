import { describe, expect, test } from 'vitest'

import { serialQueue, type SessionResult } from './remotePglite.ts'

const NOTHING: SessionResult = { rows: [], affectedRows: 0, fields: [] }

/** Mocks a session that returns results only on request. */
function heldSession() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const queue = serialQueue({
    run: (sql) => {
      asked.push(sql)
      return new Promise((resolve) => answers.push(() => resolve(NOTHING)))
    },
    end: async () => void asked.push('end'),
  })
  const answerAll = async () => {
    do {
      answers.splice(0).forEach((answer) => answer())
      await new Promise((resolve) => setTimeout(resolve))
    } while (answers.length > 0)
  }
  return { queue, asked, answerAll }
}

const running = (sql: string) => async (trx: { query: (sql: string) => Promise<unknown> }) =>
  void (await trx.query(sql))

describe('the queue of a database with one session', () => {
  test('sends nothing between the statements of a transaction', async () => {
    const { queue, asked, answerAll } = heldSession()

    void queue.query('before')
    const first = queue.transaction(running('of the first') as never)
    void queue.query('after')
    const second = queue.transaction(running('of the second') as never)
    await answerAll()
    await Promise.all([first, second])

    expect(asked.join(', ')).toBe(
      'before, begin, of the first, commit, after, begin, of the second, commit',
    )
  })

  test('sends a statement between two transactions, even if many are waiting', async () => {
    const { queue, asked, answerAll } = heldSession()

    const first = queue.transaction(running('of the first') as never)
    const second = queue.transaction(running('of the second') as never)
    void queue.query('reads')
    await answerAll()
    await Promise.all([first, second])

    expect(asked.join(', ')).toBe(
      'begin, of the first, commit, reads, begin, of the second, commit',
    )
  })

  test('sends a statement before earlier ones are answered, and ends after all are answered', async () => {
    const { queue, asked, answerAll } = heldSession()
    let isAnswered = false
    void queue.query('one')
    void queue.query('two').then(() => (isAnswered = true))
    await Promise.resolve()
    expect(asked).toEqual(['one', 'two'])

    const closed = queue.close()
    await answerAll()
    await closed
    expect([asked.at(-1), isAnswered]).toEqual(['end', true])
  })
})
