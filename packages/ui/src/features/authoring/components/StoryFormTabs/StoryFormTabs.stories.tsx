import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import {
  sampleCounts,
  sampleEditor,
  sampleForm,
  sampleTaxonomy,
} from '../../../../testing/sampleForm.ts'
import { en } from '../../../../messages/en.ts'
import { createOptions, editOptions } from '../../model/storyOptions.ts'
import { below } from '../../../../testing/decorators.tsx'
import { claims, presses, tells, chooseOption } from '../../../../testing/plays.ts'
import { withState } from '../../../../testing/withState.ts'
import { StoryFormTabs } from './StoryFormTabs.tsx'

const meta = {
  title: 'Authoring/StoryFormTabs',
  tags: ['beta', 'role:author', 'role:admin'],
  component: StoryFormTabs,
  args: {
    ...sampleTaxonomy,
    values: sampleForm,
    errors: {},
    counts: sampleCounts,
    options: createOptions,
    tab: 'basic',
    onTabChange: fn(),
    onChange: fn(),
    editor: sampleEditor,
  },
  render: withState(withState(StoryFormTabs, { value: 'values', isMerged: true }), {
    value: 'tab',
    change: 'onTabChange',
  }),
  decorators: below(<h1>Create Your Story</h1>),
} satisfies Meta<typeof StoryFormTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      BasicInfo,
      Details,
      DetailsWithoutScenes: { args: { tab: 'details', counts: null, options: editOptions } },
      Gameplay,
      StoryStructure: { args: { tab: 'structure' } },
      Faulty,
      TaxonomyFailed,
      TagsLoading: { args: { tags: null } },
    }),
    { isWide: true },
  ),
}

export const BasicInfo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'River' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      tag_ids: [...sampleForm.tag_ids, sampleTaxonomy.tags[1]?.id],
    })
    canvas.getByRole('tab', { name: 'Basic Info' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Details', selected: true })).toHaveFocus(),
    )
  },
}

export const NearlyTooLong: Story = {
  args: { values: { ...sampleForm, title: 'a'.repeat(STORY_LIMITS.titleMax - 1) } },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveAccessibleDescription('119 of at most 120 characters'))
    await userEvent.type(title, 'bcd')
    await expect(title).toHaveAccessibleDescription('120 of at most 120 characters')
    await expect(canvas.getByRole('textbox', { name: 'Tagline' })).toHaveAccessibleDescription(
      /^One sentence/,
    )
  },
}

export const Details: Story = {
  args: { tab: 'details', values: { ...sampleForm, content_rating: 'everyone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('spinbutton', { name: 'Total Scenes' })).toBeNull()
    await expect(canvas.getByLabelText('Content Rating')).toHaveTextContent('Everyone')
    await userEvent.click(canvas.getByLabelText('Difficulty'))
    const offered = await screen.findAllByRole('option')
    const names = createOptions.difficulties.map((value) => en.browse.difficulties[value])
    await expect(offered.map(({ textContent }) => textContent)).toEqual(names)
  },
}

export const Gameplay: Story = {
  args: { tab: 'gameplay', values: { ...sampleForm, improvise: 'scenes' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Max Health')).toHaveAccessibleDescription(
      /Health at the start/,
    )
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Immerse (XP)' }), '4')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      commands: sampleForm.commands.map((command) =>
        command.name === 'immerse' ? { ...command, cost: '4' } : command,
      ),
    })
    const room = canvas.getByLabelText('Room to go')
    await expect(room).toHaveAccessibleDescription(/every ending stays reachable/)
    await chooseOption(userEvent, room, 'Asides: in the scene')
    await expect(args.onChange).toHaveBeenLastCalledWith({ improvise: 'asides' })
  },
}

export const Faulty: Story = {
  args: {
    errors: {
      title: 'Title is required',
      category_id: 'Category is required',
      health_max: 'Must be at least 1',
    },
    values: { ...sampleForm, title: '', category_id: '', health_max: '0' },
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Basic Info 2 fields to correct' })
    await expect(tab).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Gameplay 1 field to correct' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid()
  },
}

export const TaxonomyFailed: Story = {
  args: { categories: [], tags: [], onRetryTaxonomy: fn() },
  play: claims(
    tells('alert', 'Failed to load categories and tags. Please try again.'),
    presses(/try again/i, 'onRetryTaxonomy'),
  ),
}
