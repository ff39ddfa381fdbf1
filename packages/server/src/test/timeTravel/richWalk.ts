import assert from 'node:assert/strict'

import type { ActionAnswer, ActionRequest, HistoryEntry } from '@kathasagar/api/contract'

import { act, lookAt, newestOf, snapshotOf, type Play } from '../play.ts'
import type { TestApp } from '../buildTestApp.ts'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { WalkStep } from './walkSteps.ts'

type TurnAsked = Exclude<ActionRequest, { action_type: 'undo' }>

/** A turn as the player saw it when it was played, and as the database kept it. */
interface Seen {
  turnId: string
  /** The turn before it; none at the start. */
  parent: Seen | null
  standing: unknown
  state: TurnState
  /** What was asked for; nothing at the start. */
  action: TurnAsked | null
  /** What was told, as the answer to it said. */
  told: HistoryEntry
  /** The choices that were told. */
  choices: readonly string[]
}

export interface WalkedWay {
  /** Every turn that was ever played, undone ones too. */
  all: readonly Seen[]
  /** From the start to where the session stands. */
  way: readonly Seen[]
}

async function stateOf(app: TestApp, { player }: Play, turnId: string): Promise<TurnState> {
  const turn = await app.ports.store.repositories.turns.findTurn(turnId, player.id)
  assert.ok(turn, 'a turn is gone')
  return turn.state
}

const wayTo = (turn: Seen | null): Seen[] => (turn === null ? [] : [...wayTo(turn.parent), turn])

/** What lies ahead once a move has led from the end of one way to that of another. */
function aheadAfter(from: readonly Seen[], to: readonly Seen[], ahead: readonly Seen[]): Seen[] {
  const whole = [...from, ...ahead.toReversed()]
  const isOnIt = to.every((turn, index) => whole[index] === turn)
  return isOnIt ? whole.slice(to.length).toReversed() : []
}

/** A play that keeps by hand what it was told, and holds every undo against that. */
class Walker {
  readonly all: Seen[] = []
  way: Seen[] = []
  /** Turns that were gone back from, that going forward leads to, the next one last. */
  ahead: Seen[] = []
  readonly #app: TestApp
  readonly #play: Play
  readonly #model: string

  constructor(app: TestApp, play: Play, model: string) {
    this.#app = app
    this.#play = play
    this.#model = model
  }

  get head(): Seen {
    const head = this.way.at(-1)
    assert.ok(head)
    return head
  }

  async keep(told: Parameters<typeof snapshotOf>[0], action: TurnAsked | null) {
    const newest = newestOf(told)
    const { turn_id, ai_response } = newest
    const seen = {
      turnId: turn_id,
      parent: this.way.at(-1) ?? null,
      standing: snapshotOf(told),
      state: await stateOf(this.#app, this.#play, turn_id),
      action,
      told: newest,
      choices: ai_response.choices,
    }
    this.all.push(seen)
    this.way.push(seen)
    this.ahead = []
  }

  /** The session stands exactly where the head of the way stood when it was played. */
  async checkHead() {
    const { turnId, standing, state } = this.head
    assert.deepEqual(snapshotOf(await lookAt(this.#app, this.#play)), standing)
    assert.deepEqual(await stateOf(this.#app, this.#play, turnId), state)
  }

  /** Answers what was not a turn; a turn is kept. */
  async take(action: TurnAsked) {
    const taken = await act(this.#app, this.#play, { selected_model: this.#model, ...action })
    if (taken.status !== 200) return assert.equal(taken.refusal().code, 'session_finished')
    const answer = taken.answer()
    // A question or a hint may stand beside a turn as well.
    if (answer.turn_id !== this.head.turnId) return this.keep(answer, action)
    assert.ok(answer.hint ?? answer.asked, 'neither a turn nor an aside')
    await this.checkHead()
  }

  async undo() {
    const undone = await act(this.#app, this.#play, { action_type: 'undo' })
    if (undone.status !== 200) {
      const expected = this.way.length === 1 ? 'nothing_to_undo' : 'session_finished'
      return assert.equal(undone.refusal().code, expected)
    }
    this.ahead.push(this.head)
    this.way.pop()
    await this.checkMoved(undone.answer())
  }

  /** What is told after a move: the head as it was played, and what lies ahead of it. */
  async checkMoved(told: ActionAnswer) {
    assert.deepEqual(snapshotOf(told), this.head.standing)
    assert.equal(told.redo_turn_id, this.ahead.at(-1)?.turnId)
    await this.checkHead()
  }

  async moveTo(target: Seen) {
    const moved = await this.#app.call('moveHead', {
      token: this.#play.player.access_token,
      params: { session_id: this.#play.session.id },
      body: { turn_id: target.turnId, after: this.head.turnId },
    })
    const from = this.way
    this.way = wayTo(target)
    this.ahead = aheadAfter(from, this.way, this.ahead)
    await this.checkMoved(moved.answer())
  }

  async redo() {
    const next = this.ahead.at(-1)
    if (next) await this.moveTo(next)
  }

  choose(pick: number) {
    const { offers } = this.head.state
    return this.take({
      action_type: 'continue',
      selected_choice: offers[pick % Math.max(1, offers.length)]?.text,
    })
  }

  async walk(next: WalkStep) {
    switch (next.do) {
      case 'choose':
        return this.choose(next.pick)
      case 'say':
        return this.take({ action_type: 'custom_action', user_action: next.words })
      case 'undo':
        for (let time = 0; time < next.times; time += 1) await this.undo()
        return
      case 'redo':
        for (let time = 0; time < next.times; time += 1) await this.redo()
        return
      case 'move':
        return this.moveTo(this.all[next.pick % this.all.length] ?? this.head)
      case 'branch':
        await this.undo()
        return this.choose(next.pick)
      default:
        return this.take({ action_type: next.do })
    }
  }
}

/** Walks a session through the door; throws where an undo does not return exactly. */
export async function walkThrough(
  app: TestApp,
  play: Play,
  { steps, model = 'tenali' }: { steps: readonly WalkStep[]; model?: string },
): Promise<WalkedWay> {
  const walker = new Walker(app, play, model)
  await walker.keep(await lookAt(app, play), null)
  for (const next of steps) await walker.walk(next)
  await walker.checkHead()
  // What was undone stands as it stood: no branch has touched another.
  for (const { turnId, state } of walker.all) {
    assert.deepEqual(await stateOf(app, play, turnId), state)
  }
  return walker
}
