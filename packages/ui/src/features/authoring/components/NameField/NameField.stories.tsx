import { DraftStructure } from '@kathasagar/story/schema'
import { checkCondition } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { knownState } from '../../model/structure/knownState.ts'
import type { Sets } from '../../model/structure/structureEdit.ts'
import { AuthoredStoryContext } from '../../model/structure/storyLanguage.ts'
import { ConditionField } from './ConditionField.tsx'
import { EffectField } from './EffectField.tsx'
import { NameField } from './NameField.tsx'

const structure = DraftStructure.parse(teaStall)
const language = {
  conditionFaults: checkCondition,
  textFaults: () => [],
  usesOfVariable: () => [],
  renameVariable: () => structure,
}

const onCondition = fn()
const onSets = fn()

function Held({ condition = '', first = {} }: { condition?: string; first?: Sets }) {
  const { answer } = usePartMessages()
  const [held, setHeld] = useState({ condition, sets: first as Sets | undefined })

  return (
    <AuthoredStoryContext value={{ structure, language }}>
      <ConditionField
        value={held.condition}
        label={answer.if}
        onChange={(next) => {
          setHeld({ ...held, condition: next })
          onCondition(next)
        }}
      />
      <EffectField
        label={answer.sets}
        onChange={(sets) => {
          setHeld({ ...held, sets })
          onSets(sets)
        }}
        value={held.sets}
      />
    </AuthoredStoryContext>
  )
}

const meta = {
  title: 'Authoring/NameField',
  tags: ['internal', 'role:author', 'role:admin'],
  component: NameField,
  args: {
    label: 'Only if',
    value: '',
    onChange: fn(),
    state: knownState(structure) ?? {},
  },
  render: () => <Held />,
  beforeEach: () => {
    onCondition.mockClear()
    onSets.mockClear()
  },
} satisfies Meta<typeof NameField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet(() => ({ meta, Completing, Effects })) }

export const Completing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Only if' })
    await userEvent.type(field, 'trust >= 2 and not kno')
    const offered = within(canvas.getByRole('listbox', { name: 'Names that fit' }))
    await expect(offered.getByRole('option', { selected: true })).toHaveTextContent(
      'knows_passYou know what happened on the passflag',
    )

    await userEvent.tab()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('trust >= 2 and not knows_pass')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toBeValid()

    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Effect' })).toHaveFocus())
  },
}

export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Only if' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    // Four of the state, and four of what was said.
    await expect(canvas.getAllByRole('option')).toHaveLength(8)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect(field).toHaveValue('trust')

    await userEvent.keyboard(' > 1 and f{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('trust > 1 and f')
  },
}

export const Composing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Only if' })
    await userEvent.type(field, 'kno')
    for (const key of ['Tab', 'Enter', 'Escape']) {
      await fireEvent.keyDown(field, { key, isComposing: true })
    }
    await expect(field).toHaveValue('kno')
    await expect(canvas.getByRole('listbox', { name: 'Names that fit' })).toBeVisible()

    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('knows_pass')
  },
}

export const Values: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Only if' })
    await userEvent.type(field, 'apron == so')
    await userEvent.click(canvas.getByRole('option', { name: /"somila"/ }))

    await expect(field).toHaveValue('apron == "somila"')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Effects: Story = {
  render: () => <Held first={{ trust: '+1' }} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Effect' })
    await expect(field).toHaveValue('trust +1')
    await userEvent.type(field, ', kno{Enter}')
    await expect(onSets).toHaveBeenLastCalledWith({ trust: '+1', knows_pass: true })

    await userEvent.type(field, ', apron = gr')
    await expect(canvas.getByText('At character 23: It cannot be “gr”.')).toBeVisible()
    await userEvent.type(field, ' oom')
    await expect(canvas.getByText(/“apron = gr oom” is no effect/)).toBeVisible()

    await userEvent.clear(field)
    await expect(onSets).toHaveBeenLastCalledWith(undefined)
  },
}
