import { DraftStructure } from '@kathasagar/story/schema'
import { steepWall } from '@kathasagar/story/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import type { OwnPictures, UploadOutcome } from '../../model/ownPictures.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import {
  AuthoredStory,
  lastStructure as last,
  onStructure,
  stall,
} from '../../../../testing/authoredStory.tsx'
import { makeOwnPictures } from '../../../../testing/makeOwnPictures.ts'
import { StoryParts, type StoryPartsProps } from './StoryParts.tsx'

const plates = {
  shells: { image: '/plates/a-measure-less/bowl-of-shells.svg', alt: 'A bowl of shells.' },
  gone: { image: '/plates/a-measure-less/gone.svg', alt: 'What nobody can find.' },
  coming: { image: '', alt: 'What is still to be drawn.' },
}
const KEPT = `/api/v1/images/plates/${'a'.repeat(64)}.webp`
const upload = fn<OwnPictures['upload']>(async () => ({ image_url: KEPT }))
const ownPictures = makeOwnPictures({ upload })
const png = (name: string) => new File(['PNG'], name, { type: 'image/png' })

const of = (first: DraftStructure) => (props: StoryPartsProps) => (
  <AuthoredStory first={first} ownPictures={ownPictures}>
    {(edit) => <StoryParts {...props} onEdit={edit} />}
  </AuthoredStory>
)

const nothing: DraftStructure = { start_node: 'a', nodes: { a: { text: 'Alone.', choices: [] } } }

const meta = {
  title: 'Internal/Authoring/StoryParts',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StoryParts,
  args: { part: 'cast', onEdit: fn(), onGo: fn() },
  render: of(stall),
  beforeEach: () => {
    onStructure.mockClear()
  },
} satisfies Meta<typeof StoryParts>
export default meta
type Story = StoryObj<typeof meta>

const open = (part: StoryPartsProps['part'], id: string): Story => ({
  args: { part, sought: { node: '', path: [part, id] } },
})

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      RenamingState,
      Things: open('things', 'letters'),
      Plates: open('plates', 'stall'),
      Codex,
      Sought,
      Reactions: { args: { part: 'reactions' } },
      Empty: { args: { part: 'state' }, render: of(nothing) },
    }),
    { isWide: true },
  ),
}

export const ByKeys: Story = {
  render: of(nothing),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add person' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('Jamuna')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}jamuna')
    const id = canvas.getByRole('textbox', { name: 'Name in the file' })
    await fireEvent.keyDown(id, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(id, { key: 'Escape', isComposing: true })
    await expect(id).toHaveValue('jamuna')
    await expect(last()?.cast).not.toHaveProperty('jamuna')
    await userEvent.tab()
    await userEvent.keyboard('the sweeper')

    canvas.getByRole('button', { name: 'Add topic' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Asked about' })).toHaveFocus())
    await userEvent.keyboard('tea')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply to this topic' }), '“Drink.”')
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

export const ValuesOfAList: Story = {
  ...open('state', 'apron'),
  play: async ({ canvas, userEvent }) => {
    const apron = () => last()?.state?.['apron']
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Initial value' }), 'somila')
    const list = canvas.getByRole('textbox', { name: 'Possible values' })
    await userEvent.type(list, '_devi', { initialSelectionStart: 13, initialSelectionEnd: 13 })
    await expect(apron()).toMatchObject({
      one_of: ['nobody', 'somila_devi', 'charioteer'],
      start: 'somila_devi',
      values: { somila_devi: 'Somila' },
    })

    const words = canvas.getByRole('textbox', { name: 'Text shown for “somila_devi”' })
    await userEvent.clear(words)
    await userEvent.type(words, 'Devi')
    await userEvent.click(list)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.paste('nobody\nsomila_devi')
    await expect(apron()).toMatchObject({
      one_of: ['nobody', 'somila_devi'],
      values: { nobody: 'nobody', somila_devi: 'Devi' },
    })
    await expect(apron()).not.toHaveProperty('values.charioteer')
  },
}

export const RangeOfANumber: Story = {
  ...open('state', 'trust'),
  play: async ({ canvas, userEvent }) => {
    const most = canvas.getByRole('textbox', { name: 'Maximum' })
    await userEvent.clear(most)
    await expect(most).toBeInvalid()
    await userEvent.type(most, '-3')

    await expect(last()?.state?.['trust']).toEqual({
      number: [-3, -3],
      start: -3,
      label: 'Jamuna’s trust',
    })
  },
}

export const Kinds: Story = {
  args: { part: 'state' },
  render: of(nothing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Texts vary' }))
    await expect(last()?.state).toEqual({})
    await userEvent.click(canvas.getByRole('button', { name: 'Add a value' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    const kind = canvas.getByRole('combobox', { name: 'Type' })
    await chooseOption(userEvent, kind, 'One of a list')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text shown to the player' }), 'Here')
    await expect(last()?.state).toEqual({
      state_1: { one_of: ['no', 'yes'], start: 'no', label: 'Here' },
    })

    await chooseOption(userEvent, kind, 'Typed by the player')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Value until something is typed' }),
      'stranger',
    )
    const most = canvas.getByRole('textbox', { name: 'Maximum characters' })
    await userEvent.clear(most)
    await userEvent.type(most, '5')
    await expect(last()?.state).toEqual({ state_1: { typed: 5, start: 'stran', label: 'Here' } })
  },
}

export const Removing: Story = {
  ...open('things', 'rope'),
  render: of(DraftStructure.parse(steepWall)),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await chooseOption(
      userEvent,
      canvas.getByRole('combobox', { name: 'Can it be carried?' }),
      'Yes, and the player has it from the start',
    )
    await expect(last()?.things?.['rope']?.carried).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'wall' }))
    await expect(args.onGo).toHaveBeenCalledWith({
      node: 'wall',
      path: ['nodes', 'wall', 'things'],
    })

    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    const page = within(canvasElement.ownerDocument.body)
    const question = within(await page.findByRole('alertdialog', { name: 'Remove “a rope”?' }))
    await expect(question.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'wall',
      'wall: Text',
      'wall, choice 2: Only if',
      'wall, choice 2: Effect',
    ])
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await expect(last()?.things).not.toHaveProperty('rope')
  },
}

export const RenamingState: Story = {
  ...open('state', 'trust'),
  play: async ({ canvas, userEvent }) => {
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

export const WritingMeanwhile: Story = {
  args: { part: 'plates' },
  render: of({ ...stall, plates }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = Promise.withResolvers<UploadOutcome>()
    upload.mockReturnValueOnce(answer.promise)
    const words = () => canvas.getAllByRole('textbox', { name: 'Text description' })
    await userEvent.click(canvas.getByText('coming'))
    await waitFor(() => expect(words()).toHaveLength(1))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input!, png('river.png'))
    await userEvent.clear(words()[0]!)
    await userEvent.type(words()[0]!, 'A river.')
    await userEvent.click(canvas.getByText('gone'))
    await waitFor(() => expect(words()).toHaveLength(2))
    await userEvent.clear(words()[0]!)
    await userEvent.type(words()[0]!, 'A well.')
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

export const Codex: Story = {
  args: { part: 'codex' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add page' }))
    await userEvent.keyboard('The pass')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Location in the work' }), 'Book 10')
    await expect(canvas.getByText('Name the work, or leave the whole source blank.')).toBeVisible()
    await expect(last()?.codex?.[1]).not.toHaveProperty('source')

    await userEvent.type(canvas.getByRole('textbox', { name: 'Work' }), 'Mahabharata')
    await expect(last()?.codex?.[1]).toMatchObject({
      title: 'The pass',
      source: { work: 'Mahabharata', place: 'Book 10' },
    })
  },
}

export const Sought: Story = {
  args: { part: 'cast', sought: { node: '', path: ['cast', 'jamuna', 'says', 1, 'if'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Only if' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Asked about' })).toHaveValue(
      stall.cast?.['jamuna']?.says?.[1]?.about.join('\n'),
    )
  },
}
