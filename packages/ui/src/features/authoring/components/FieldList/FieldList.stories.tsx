import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import type { Reaction } from '../../model/structure/structureEdit.ts'
import { AuthoredStory, stall } from '../../../../testing/authoredStory.tsx'
import { withState } from '../../../../testing/withState.ts'
import { reactionsUpTo } from './answerFields.ts'
import { FieldList } from './FieldList.tsx'
import { field } from './fieldEntry.ts'

interface Teller {
  name: string
  note?: string | undefined
  aliases?: string[] | undefined
  lines?: string[] | undefined
  portrait?: string | undefined
  grave?: boolean | undefined
  reactions?: Reaction[] | undefined
}

const two: Reaction[] = [
  { to: ['dig'], text: 'You dig.', goes: 'the_deep' },
  { to: ['pray'], text: 'You pray.' },
]

const meta = {
  title: 'Internal/Authoring/FieldList',
  tags: ['internal', 'role:author', 'role:admin'],
  component: FieldList<Teller>,
  args: {
    items: [
      {
        kind: 'pair',
        fields: [
          field('text', 'name', ({ cast }) => [cast.name], { maxLength: 20 }),
          field('area', 'note', ({ codex }) => [codex.text], { maxLength: 200, rows: 2 }),
        ],
      },
      field('phrases', 'aliases', ({ cast }) => [cast.aliases], { most: 4, maxLength: 20 }),
      {
        kind: 'section',
        label: ({ cast }) => cast.says,
        fields: [
          field('lines', 'lines', ({ cast }) => [cast.otherwise], { most: 2 }),
          field('toggle', 'grave', ({ arrival }) => [arrival.grave], {}),
        ],
      },
      {
        kind: 'fold',
        label: ({ cast }) => cast.look,
        noteOf: ({ portrait }) => portrait,
        fields: [
          {
            kind: 'select',
            name: 'portrait',
            say: ({ cast }) => [cast.portrait],
            blank: ({ cast }) => cast.noPortrait,
            items: (_, { plates = {} }) =>
              Object.keys(plates).map((value) => ({ value, label: value })),
          },
        ],
      },
      reactionsUpTo(3),
    ],
    value: { name: 'Jamuna', aliases: ['the sweeper'], reactions: two },
    path: ['cast', 'jamuna'],
    onChange: fn(),
  },
  render: withState(FieldList<Teller>, { isMerged: true }),
  decorators: (Story) => <AuthoredStory first={stall}>{() => <Story />}</AuthoredStory>,
} satisfies Meta<typeof FieldList<Teller>>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Empty: { args: { value: { name: '' } } },
    Sought: { args: { sought: { node: '', path: ['cast', 'jamuna', 'portrait'] } } },
    LostScene: { args: { sought: { node: '', path: ['cast', 'jamuna', 'reactions', 0, 'goes'] } } },
  })),
}

export const Writing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'li')
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Jamunali' }, 'name')

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Serious scene' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ grave: true })

    const lines = canvas.getByRole('textbox', { name: 'When they have no answer' })
    await userEvent.type(lines, 'One{Enter}{Enter}Two{Enter}T')
    await expect(args.onChange).toHaveBeenLastCalledWith({ lines: ['One', 'Two'] }, 'lines')
    await expect(lines).toHaveValue('One\nTwo')
  },
}

export const Items: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const words = () => canvas.getByRole('textbox', { name: 'Reply' })
    await userEvent.click(canvas.getByText('dig'))
    await userEvent.click(canvas.getByText('Conditions and effects'))
    await expect(canvas.getByRole('combobox', { name: 'Then' })).toHaveTextContent('the_deep')
    await userEvent.type(words(), '!')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { reactions: [{ ...two[0], text: 'You dig.!' }, two[1]] },
      'reactions/0/text',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Move Reply 1 down' }))
    await expect(words()).toHaveValue('You dig.!')

    await userEvent.click(canvas.getByRole('button', { name: /^Remove .* 2$/ }))
    await expect(canvas.queryByRole('textbox', { name: 'Reply' })).toBeNull()
    const add = canvas.getByRole('button', { name: 'Add a reply' })
    await userEvent.click(add)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'If the player writes' })).toHaveFocus(),
    )
    await userEvent.click(add)
    await expect(add).toBeDisabled()
    await expect(add).toHaveAccessibleDescription('At most 3.')
  },
}
