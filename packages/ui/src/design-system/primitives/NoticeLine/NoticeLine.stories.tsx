import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { createNotices, pushNotice, type Notice, type Notices } from '../Toaster/notices.ts'
import { NoticeLine } from './NoticeLine.tsx'

const givenTo = new WeakMap<Notices, readonly Notice[]>()

function refill(pile: Notices) {
  pile.clear()
  for (const notice of givenTo.get(pile) ?? []) pushNotice(pile, notice)
}

const pileOf = (...given: Notice[]) => {
  const pile = createNotices()
  givenTo.set(pile, given)
  refill(pile)
  return pile
}
const task = (title: string): Notice => ({
  kind: 'task',
  task_id: title,
  title,
  coins: 5,
  stars: 1,
})

const meta = {
  title: 'Internal/Primitives/NoticeLine',
  tags: ['internal', 'role:player'],
  component: NoticeLine,
  args: { notices: pileOf(task('First steps')) },
  beforeEach:
    ({ args }) =>
    () =>
      refill(args.notices),
} satisfies Meta<typeof NoticeLine>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    TaskFinished: {},
    SeveralTasks: {
      args: {
        notices: pileOf({
          kind: 'tasks',
          tasks: ['First steps', 'A new door', 'Five rooms'].map((title) => ({
            task_id: title,
            title,
          })),
          coins: 15,
          stars: 3,
        }),
      },
    },
    OneAfterTheOther,
    NewerVersion,
    LevelReached: {
      args: { notices: pileOf({ kind: 'level', title: 'Keeper of the Wick', current: 2 }) },
    },
    Nothing: { args: { notices: pileOf() } },
  })),
}

export const OneAfterTheOther: Story = {
  args: { notices: pileOf(task('First steps'), task('A new door'), task('Five rooms')) },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('status', { name: 'Notifications' })
    const told: string[] = []
    while (line.textContent) {
      told.push(line.textContent)
      await expect(canvas.getAllByRole('button')).toHaveLength(1)
      await userEvent.click(canvas.getByRole('button', { name: 'Close this notification' }))
      await waitFor(() => expect(told).not.toContain(line.textContent))
    }

    await expect(told.map((words) => words.split(' · ')[0] ?? '').toSorted()).toEqual([
      'Task finished: A new door',
      'Task finished: First steps',
      'Task finished: Five rooms',
    ])
    await waitFor(() => expect(line.parentElement?.offsetHeight).toBe(0))
  },
}

export const ClosedByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('status', { name: 'Notifications' })
    await userEvent.tab()
    const close = canvas.getByRole('button', { name: 'Close this notification' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(line).toBeEmptyDOMElement())
    await waitFor(() => expect(line.parentElement).toHaveFocus())

    args.notices.add(task('A new door'), { timeout: 500 })
    await waitFor(() => expect(line).toHaveTextContent('A new door'))
    await waitFor(() => expect(line).toBeEmptyDOMElement())
  },
}

export const NewerVersion: Story = {
  args: { notices: pileOf({ kind: 'update', onTake: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('status', { name: 'Notifications' })
    await expect(line).toHaveTextContent('A new version is available')
    pushNotice(args.notices, task('First steps'))
    await waitFor(() => expect(line).toHaveTextContent('First steps'))

    await userEvent.click(canvas.getByRole('button', { name: 'Close this notification' }))

    await waitFor(() => expect(line).toHaveTextContent('A new version is available'))
    await expect(canvas.getByRole('button', { name: 'Load now' })).toBeVisible()
  },
}
