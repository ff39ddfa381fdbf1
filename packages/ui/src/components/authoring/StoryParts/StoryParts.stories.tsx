import { DraftStructure } from '@kathasagar/story/schema'
import { checkCondition, checkVariedText, renameVariable, usesOfVariable } from '@kathasagar/story'
import { steepWall, teaStall } from '@kathasagar/story/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import type { OwnPictures, UploadOutcome } from '../../../authoring/ownPictures.ts'
import { makeOwnPictures } from '../../../testing/makeOwnPictures.ts'
import { AuthoredStoryContext } from '../../../structure/storyLanguage.ts'
import { useStructureSteps } from '../StructureEditor/useStructureSteps.ts'
import { StoryParts, type StoryPartsProps } from './StoryParts.tsx'

const language = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable,
  renameVariable,
}
const stall = DraftStructure.parse(teaStall)
const plates = {
  shells: { image: '/plates/a-measure-less/bowl-of-shells.svg', alt: 'A bowl of shells.' },
  gone: { image: '/plates/a-measure-less/gone.svg', alt: 'What nobody can find.' },
  coming: { image: '', alt: 'What is still to be drawn.' },
}
const KEPT = `/api/v1/images/plates/${'a'.repeat(64)}.webp`
const upload = fn<OwnPictures['upload']>(async () => ({ image_url: KEPT }))
const ownPictures = makeOwnPictures({ upload })
const onStructure = fn<(structure: DraftStructure) => void>()

/** Holds the story, as the editor does. */
function Held({ first, ...props }: StoryPartsProps & { first: DraftStructure }) {
  const { history, edit } = useStructureSteps({ structure: first, onChange: onStructure })
  const { present: structure } = history

  return (
    <AuthoredStoryContext value={{ structure, language, lang: 'en', ownPictures, edit }}>
      <StoryParts {...props} onEdit={edit} />
    </AuthoredStoryContext>
  )
}

const meta = {
  title: 'Authoring/StoryParts',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StoryParts,
  args: { part: 'cast', onEdit: fn(), onGo: fn() },
  render: (args) => <Held {...args} first={stall} />,
  beforeEach: () => {
    onStructure.mockClear()
  },
} satisfies Meta<typeof StoryParts>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      RemovingSomebody,
      RenamingState,
      Things,
      Plates,
      PortraitByFile,
      Codex,
      Sought,
      Reactions,
      Empty,
    }),
    { isWide: true },
  ),
}

const nothing: DraftStructure = { start_node: 'a', nodes: { a: { text: 'Alone.', choices: [] } } }
const last = () => onStructure.mock.lastCall?.[0]

/** Somebody is added, named and given something to say, by keys alone. */
export const AddingSomebody: Story = {
  render: (args) => <Held {...args} first={nothing} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add person' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('Jamuna')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}jamuna')
    await userEvent.tab()
    await userEvent.keyboard('the sweeper{Enter}')

    canvas.getByRole('button', { name: 'Add topic' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Add to “Asked about”' })).toHaveFocus(),
    )
    await userEvent.keyboard('tea{Enter}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'What they say to it' }), '“Drink.”')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'When they have no answer' }),
      'She waits.{Enter}She says nothing.',
    )

    await expect(last()?.cast).toEqual({
      jamuna: {
        name: 'Jamuna',
        aliases: ['the sweeper'],
        says: [{ about: ['tea'], text: '“Drink.”' }],
        otherwise: ['She waits.', 'She says nothing.'],
      },
    })
  },
}

/** Lines for a kind of words: a list for each kind, added by name and taken away whole. */
export const LinesByKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Jamuna/ }))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Add lines for' }),
      'An insult',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'An insult' }),
      'She measures you.{Enter}She yawns.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the lines for Why?' }))

    await expect(last()?.cast?.['jamuna']?.replies).toEqual({
      whether: ['Jamuna tips her hand one way, then the other.'],
      insult: ['She measures you.', 'She yawns.'],
    })
  },
}

/** The same for the whole story, where nobody is spoken to. */
export const LinesOfTheStory: Story = {
  args: { part: 'reactions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add lines for' }), 'Fear')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fear' }), 'The snow is louder.')

    await expect(last()?.replies).toHaveProperty('fear', ['The snow is louder.'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the lines for Fear' }))
    await expect(last()?.replies).not.toHaveProperty('fear')
  },
}

/** What the player reads of a value goes with it, and leaves with it. */
export const WordsForValues: Story = {
  args: { part: 'state' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^apron/ }))
    const words = canvas.getByRole('textbox', { name: 'What the player reads for “somila”' })
    await userEvent.clear(words)
    await userEvent.type(words, 'Somila, the conch-boy')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove charioteer' }))

    await expect(last()?.state?.['apron']).toMatchObject({
      one_of: ['nobody', 'somila'],
      values: { nobody: 'nobody', somila: 'Somila, the conch-boy' },
    })
    await expect(last()?.state?.['apron']).not.toHaveProperty('values.charioteer')

    // A range always holds its start.
    await userEvent.click(canvas.getByRole('button', { name: /^trust/ }))
    const most = canvas.getByRole('textbox', { name: 'Most' })
    await userEvent.clear(most)
    await expect(most).toBeInvalid()
    await userEvent.type(most, '-3')

    await expect(last()?.state?.['trust']).toEqual({
      number: [-3, -3],
      start: -3,
      label: 'Jamuna’s trust',
    })
    await expect(DraftStructure.safeParse(last()).success).toBe(true)
  },
}

/** A value by another name stays in its place; that the story begins with it, and its words, go along. */
export const RenamingAValue: Story = {
  args: { part: 'state' },
  play: async ({ canvas, userEvent }) => {
    const apron = () => last()?.state?.['apron']
    await userEvent.click(canvas.getByRole('button', { name: /^apron/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'At the start' }), 'somila')
    const before = apron()

    await userEvent.click(canvas.getByRole('row', { name: 'somila' }))
    const field = await canvas.findByRole('textbox', { name: 'Change “somila”' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.tab()
    await expect(apron()).toEqual(before)

    await userEvent.click(canvas.getByRole('row', { name: 'somila' }))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('_devi{Enter}')
    await expect(apron()).toMatchObject({
      one_of: ['nobody', 'somila_devi', 'charioteer'],
      start: 'somila_devi',
      values: { somila_devi: 'Somila' },
    })
  },
}

/** Words that the player types: how long they may be, and what stands there before. */
export const TypedByThePlayer: Story = {
  args: { part: 'state' },
  render: (args) => <Held {...args} first={nothing} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the state' }))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'What it is' }),
      'Typed by the player',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Until something is typed' }),
      'stranger',
    )
    const most = canvas.getByRole('textbox', { name: 'Most characters' })
    await userEvent.clear(most)
    await expect(most).toBeInvalid()
    await userEvent.type(most, '5')

    await expect(last()?.state).toEqual({ state_1: { typed: 5, start: 'stran' } })
    await expect(DraftStructure.safeParse(last()).success).toBe(true)
  },
}

/** Whoever is removed is asked for first, with the scenes that name them. */
export const RemovingSomebody: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Jamuna/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'tea' }))
    await expect(args.onGo).toHaveBeenCalledWith({ node: 'tea', path: ['nodes', 'tea', 'people'] })

    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    const page = within(canvasElement.ownerDocument.body)
    const question = within(await page.findByRole('alertdialog', { name: 'Remove “Jamuna”?' }))
    await expect(question.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'arrival',
      'tea',
    ])
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await expect(last()).not.toHaveProperty('cast')
    await expect(last()?.nodes['tea']).not.toHaveProperty('people')
  },
}

/** What asks whether a thing is carried, or sets it, is told before it goes. */
export const RemovingAThing: Story = {
  args: { part: 'things' },
  render: (args) => <Held {...args} first={DraftStructure.parse(steepWall)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^a rope/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    const page = within(canvasElement.ownerDocument.body)
    const question = within(await page.findByRole('alertdialog', { name: 'Remove “a rope”?' }))

    await expect(question.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'wall',
      'wall: Text',
      'wall, choice 2: Only if',
      'wall, choice 2: Effect',
    ])
  },
}

/** A variable goes by its new name wherever it is used; a name that conditions cannot read is refused. */
export const RenamingState: Story = {
  args: { part: 'state' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^trust/ }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'her trust')
    await expect(name).toBeInvalid()
    await userEvent.clear(name)
    await userEvent.type(name, 'her_trust{Enter}')

    await expect(last()?.nodes['arrival']?.choices[1]?.if).toBe('her_trust >= 4')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'arrival, choice 2: Only if' })).toBeVisible()
  },
}

/** Keys of an input method that is composing neither end a name nor give it up. */
export const Composing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Jamuna/ }))
    const name = canvas.getByRole('textbox', { name: 'Name in the file' })
    await userEvent.clear(name)
    await userEvent.type(name, 'जमुना')
    await fireEvent.keyDown(name, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(name, { key: 'Escape', isComposing: true })
    await expect(name).toHaveValue('जमुना')
    await expect(last()).toBeUndefined()

    await userEvent.keyboard('{Enter}')
    await expect(last()?.cast).toHaveProperty('जमुना')
  },
}

/** What kind a variable is can be changed, and each kind asks for what it needs. */
export const Kinds: Story = {
  args: { part: 'state' },
  render: (args) => <Held {...args} first={nothing} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the state' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'What it is' }),
      'One of a list',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Add to “It can be”' }),
      'perhaps{Enter}',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'At the start' }), 'perhaps')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'What the player reads' }),
      'Has she come',
    )

    await expect(last()?.state).toEqual({
      state_1: { one_of: ['no', 'yes', 'perhaps'], start: 'perhaps', label: 'Has she come' },
    })
  },
}

/** A plate is a picture and its words; scenes follow its name. */
export const Plates: Story = {
  args: { part: 'plates' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^stall/ }))
    const words = canvas.getByRole('textbox', { name: 'What it shows, in words' })
    await userEvent.clear(words)
    await userEvent.type(words, 'A lamp.')
    const name = canvas.getByRole('textbox', { name: 'Name in the file' })
    await userEvent.clear(name)
    await userEvent.type(name, 'lamp{Enter}')

    await expect(last()?.plates).toEqual({
      lamp: { image: '/plates/tea-stall/stall.svg', alt: 'A lamp.' },
    })
    await expect(last()?.nodes['arrival']?.plate).toBe('lamp')
    await expect(canvas.getByRole('button', { name: 'arrival' })).toBeVisible()
  },
}

/** What is written while a picture is on its way stays, of its plate and of another one. */
export const WritingMeanwhile: Story = {
  args: { part: 'plates' },
  render: (args) => <Held {...args} first={{ ...stall, plates }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = Promise.withResolvers<UploadOutcome>()
    upload.mockReturnValueOnce(answer.promise)
    const words = () => canvas.getByRole('textbox', { name: 'What it shows, in words' })
    await userEvent.click(canvas.getByRole('button', { name: /^coming/ }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input!, new File(['PNG'], 'river.png', { type: 'image/png' }))
    await userEvent.clear(words())
    await userEvent.type(words(), 'A river.')
    await userEvent.click(canvas.getByRole('button', { name: /^gone/ }))
    await userEvent.clear(words())
    await userEvent.type(words(), 'A well.')
    answer.resolve({ image_url: KEPT })

    await waitFor(() =>
      expect(last()?.plates).toEqual({
        shells: plates.shells,
        gone: { ...plates.gone, alt: 'A well.' },
        coming: { image: KEPT, alt: 'A river.' },
      }),
    )
  },
}

/** A picture of somebody is brought where their portrait is chosen; its words are asked for there. */
export const PortraitByFile: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Jamuna/ }))
    await userEvent.click(canvas.getByText(/^How pictures show them/))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input!, new File(['PNG'], 'jamuna.png', { type: 'image/png' }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'What it shows, in words' }),
      'An old woman with a broom.',
    )
    await expect(canvas.getByRole('slider', { name: 'From the top' })).toBeVisible()

    await expect(last()?.plates).toHaveProperty('jamuna', {
      image: KEPT,
      alt: 'An old woman with a broom.',
    })
    await expect(last()?.cast?.['jamuna']?.portrait).toBe('jamuna')
  },
}

/** The list shows each picture small; one that is not to be had leaves its place. */
export const PicturesInTheList: Story = {
  args: { part: 'plates' },
  render: (args) => <Held {...args} first={{ ...stall, plates }} />,
  play: async ({ canvas }) => {
    const pictureIn = (name: RegExp) => canvas.getByRole('button', { name }).querySelector('img')

    await waitFor(() => expect(pictureIn(/^shells/)?.naturalWidth).toBeGreaterThan(0))
    await waitFor(() => expect(pictureIn(/^gone/)).toBeNull())
    await expect(pictureIn(/^coming/)).toBeNull()
  },
}

/** A source without its work is kept in the fields and told, never half in the story. */
export const Codex: Story = {
  args: { part: 'codex' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add page' }))
    await userEvent.keyboard('The pass')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Place in it' }), 'Book 10')
    await expect(canvas.getByText('Name the work, or leave all of the source blank.')).toBeVisible()
    await expect(last()?.codex?.[1]).not.toHaveProperty('source')

    await userEvent.type(canvas.getByRole('textbox', { name: 'Work' }), 'Mahabharata')
    await expect(last()?.codex?.[1]).toMatchObject({
      title: 'The pass',
      source: { work: 'Mahabharata', place: 'Book 10' },
    })
  },
}

/** What is looked for is opened, and the cursor goes there. */
export const Sought: Story = {
  args: {
    part: 'cast',
    sought: { node: '', path: ['cast', 'jamuna', 'says', 1, 'if'] },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Only if' })).toHaveFocus())
    await expect(canvas.getByRole('row', { name: 'kettle' })).toBeVisible()
  },
}

/** Answers that hold everywhere are moved and removed, and the focus goes with them. */
export const Reactions: Story = {
  args: { part: 'reactions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add reaction' }))
    await userEvent.keyboard('pray{Enter}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'What happens' }), 'Nobody answers.')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Then' }), 'go to snow')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only one time in a play' }))
    await expect(last()?.reactions?.[1]).toEqual({
      to: ['pray'],
      text: 'Nobody answers.',
      goes: 'snow',
      once: true,
    })

    await userEvent.click(canvas.getByRole('button', { name: 'Move Reaction 2 up' }))
    await expect(last()?.reactions?.[0]?.to).toEqual(['pray'])
  },
}

export const Empty: Story = {
  args: { part: 'state' },
  render: (args) => <Held {...args} first={nothing} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Texts vary' }))
    await expect(last()?.state).toEqual({})
  },
}

/** On a phone the one that is open stands in place of the list. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Jamuna/ }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }))
    await expect(canvas.getByRole('button', { name: /^Jamuna/ })).toBeVisible()
  },
}

export const Things: Story = {
  args: { part: 'things' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^the bundle of letters/ }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Add to “Also called”' }),
      'mail{Enter}',
    )

    await expect(last()?.things?.['letters']?.aliases).toEqual(['bundle', 'envelopes', 'mail'])
  },
}
