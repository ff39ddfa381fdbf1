import { makeRecalledTurn, makeEndingRecap, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { RecalledTurns, type RecalledTurnsProps } from './RecalledTurns.tsx'

const meta = {
  title: 'Play/RecalledTurns',
  tags: ['stable', 'role:player'],
  component: RecalledTurns,
  args: { turns: makeEndingRecap().recalled, lang: 'en', onOpenTurn: fn() },
} satisfies Meta<RecalledTurnsProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      AuthorsLines: {},
      ChoicesAndOwnWords: {
        args: {
          turns: [
            makeRecalledTurn({ kind: 'choice', text: 'Drink from the ceiling', turn: 3 }),
            makeRecalledTurn({
              kind: 'words',
              text: 'main naav mein baithta hoon',
              turn: 1,
              turn_id: makeId(9),
            }),
          ],
        },
      },
      LongWords: {
        args: {
          turns: Array.from({ length: 6 }, (_unused, turn) =>
            makeRecalledTurn({
              kind: 'words',
              text: 'I tie the boat with three knots that nobody taught me and then I say her name aloud, twice. '.repeat(
                2,
              ),
              turn: turn + 1,
              turn_id: makeId(600 + turn),
            }),
          ),
        },
      },
      Nothing: { args: { turns: [] } },
    }),
    { isWide: true },
  ),
}
