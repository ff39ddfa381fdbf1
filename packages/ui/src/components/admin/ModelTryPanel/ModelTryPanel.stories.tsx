import { makeModels, makeTriedModel } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { says } from '../../../../../../.storybook/localized/says.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { claims, presses, shows, tells } from '../../../testing/plays.ts'
import { kept } from '../../../testing/kept.ts'
import { ModelTryPanel } from './ModelTryPanel.tsx'
import { NO_TRY, type TryState, type TryValues } from './tryState.ts'

const well = { id: 'well', title: 'The Well That Counted Backwards' }
const values: TryValues = { story: well, scene: 'ninth', model_key: 'birbal', words: '' }
const said = 'lower the lamp on its rope'
const told =
  'The lamp goes down past the seventh storey, past the eighth, and grows no smaller. “Now riddle me this,” says the rope. “What is deeper the less of it is left?” When the flame touches water there is no hiss. There is a hush, the kind a house makes when everyone in it'
const telling: TryState = { ...NO_TRY, status: 'telling', said, text: told, firstWordsMs: 620 }
const tried = makeTriedModel({
  narrative: told,
  told_by: 'tall-flame',
  first_words_ms: 620,
  told_ms: 2800,
  input_tokens: 2841,
  cached_tokens: 2304,
  output_tokens: 186,
  cost_micros: 1742,
  credits: 3,
})

const meta = {
  title: 'Admin/ModelTryPanel',
  tags: ['beta', 'role:admin'],
  component: ModelTryPanel,
  args: {
    values,
    onValuesChange: fn(),
    stories: [well, { id: 'ferry', title: 'The Night Ferry' }],
    isBusy: false,
    onStorySearch: fn(),
    scenes: [
      { name: 'mouth', title: 'At the mouth of the well' },
      { name: 'ninth', title: 'The ninth storey' },
    ],
    models: makeModels().text,
    state: NO_TRY,
    onTell: fn(),
    onStop: fn(),
  },
  decorators: inBox({ maxInlineSize: 360, marginInline: 'auto' }),
} satisfies Meta<typeof ModelTryPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Idle: {},
    Told,
    Stopped: { args: { state: { ...telling, status: 'stopped' } } },
    Failed: {
      args: {
        state: {
          ...telling,
          status: 'failed',
          error: says(({ admin }) => admin.models.faultAdvice.spent),
        },
      },
    },
  })),
}

/** The story is searched for and chosen by keys, then its scene, teller and words. */
export const Asked: Story = {
  args: { values: { ...values, story: null, scene: '' } },
  render: kept(ModelTryPanel, { value: 'values', change: 'onValuesChange', isMerged: true }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell it' }))
    const story = canvas.getByRole('combobox', { name: 'Story' })
    await expect(story).toHaveAccessibleDescription(/Choose a story first/)
    await expect(args.onTell).not.toHaveBeenCalled()

    await userEvent.type(story, 'ferry')
    await expect(args.onStorySearch).toHaveBeenLastCalledWith('ferry')
    await screen.findByRole('option', { name: 'The Night Ferry' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onValuesChange).toHaveBeenCalledWith({
      story: { id: 'ferry', title: 'The Night Ferry' },
      scene: '',
    })
    await expect(story).toHaveValue('The Night Ferry')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Teller' }), 'Vyasa')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Words of a player' }), 'wait')
    await userEvent.keyboard('{Enter}')

    await expect(args.onTell).toHaveBeenCalledOnce()
  },
}

/** Words come as they are told, with a flame where the next will stand; it can be stopped. */
export const Telling: Story = {
  tags: ['visual'],
  args: { state: telling },
  play: async ({ args, canvas, userEvent }) => {
    const words = within(canvas.getByRole('group', { name: 'What is told' }))
    await expect(words.getByText(said)).toBeVisible()
    await expect(words.getByText(/^The lamp goes down/)).toBeVisible()
    await expect(canvas.getByText('0.62 s')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tell it again' })).toBeDisabled()

    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))

    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** How fast, how much of it was kept, and what it cost. */
export const Told: Story = {
  tags: ['visual'],
  args: { state: { ...telling, status: 'told', tried } },
  play: claims(
    shows('2.8 s', '81%', '$0.0017', '3 credits'),
    tells('status', 'Told in 2.8 seconds.'),
    presses('Tell it again', 'onTell'),
  ),
}

/** What nobody has priced is said not to be known. */
export const WithoutAPrice: Story = {
  args: {
    state: { ...telling, status: 'told', tried: { ...tried, cost_micros: null, told_by: null } },
  },
  play: shows('no price said', 'built in'),
}
