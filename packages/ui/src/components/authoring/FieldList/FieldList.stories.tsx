import { DraftStructure } from '@kathasagar/story/schema'
import { teaStall } from '@kathasagar/story/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { AuthoredStoryContext } from '../../../structure/storyLanguage.ts'
import { kept } from '../../../testing/kept.ts'
import { FieldList } from './FieldList.tsx'

interface Teller {
  name: string
  note?: string | undefined
  aliases?: string[] | undefined
  lines?: string[] | undefined
  portrait?: string | undefined
  grave?: boolean | undefined
}

const structure = DraftStructure.parse(teaStall)

const meta = {
  title: 'Authoring/FieldList',
  tags: ['internal', 'role:author', 'role:admin'],
  component: FieldList<Teller>,
  args: {
    items: [
      {
        kind: 'pair',
        fields: [
          { kind: 'text', name: 'name', label: ({ cast }) => cast.name, maxLength: 20 },
          {
            kind: 'area',
            name: 'note',
            label: ({ codex }) => codex.text,
            maxLength: 200,
            rows: 2,
          },
        ],
      },
      {
        kind: 'phrases',
        name: 'aliases',
        label: ({ cast }) => cast.aliases,
        most: 4,
        maxLength: 20,
      },
      {
        kind: 'section',
        label: ({ cast }) => cast.says,
        fields: [
          { kind: 'lines', name: 'lines', label: ({ cast }) => cast.otherwise, most: 4 },
          { kind: 'toggle', name: 'grave', label: ({ arrival }) => arrival.grave },
        ],
      },
      {
        kind: 'fold',
        label: ({ cast }) => cast.look,
        noteOf: ({ portrait }) => portrait,
        fields: [
          {
            kind: 'text',
            name: 'portrait',
            label: ({ cast }) => cast.portrait,
            maxLength: 20,
          },
        ],
      },
    ],
    value: { name: 'Jamuna', aliases: ['the sweeper'] },
    path: ['cast', 'jamuna'],
    onChange: fn(),
  },
  render: kept(FieldList<Teller>, { isMerged: true }),
  decorators: (Story) => (
    <AuthoredStoryContext value={{ structure, lang: 'en' }}>
      <Story />
    </AuthoredStoryContext>
  ),
} satisfies Meta<typeof FieldList<Teller>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Writing,
    Sought: { args: { sought: { node: '', path: ['cast', 'jamuna', 'portrait'] } } },
  })),
}

/** What is typed is told with its field, so that a word of it is one step; a choice is a step by itself. */
export const Writing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'li')
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Jamunali' }, 'name')

    await userEvent.click(canvas.getByRole('checkbox', { name: 'What happens here is grave' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ grave: true })
  },
}
