import { makeUpload } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import type { OwnPictures } from '../../model/ownPictures.ts'
import { makeOwnPictures } from '../../../../testing/makeOwnPictures.ts'
import { PicturesDialog } from './PicturesDialog.tsx'

const remove = fn<OwnPictures['remove']>(async () => null)

const meta = {
  title: 'Internal/Authoring/PicturesDialog',
  tags: ['internal', 'role:author', 'role:admin'],
  component: PicturesDialog,
  parameters: coversPage,
  args: { pictures: makeOwnPictures({ remove }), onAction: fn(), onClose: fn() },
} satisfies Meta<typeof PicturesDialog>
export default meta
type Story = StoryObj<typeof meta>

const choices = () => screen.findAllByRole('button', { name: /^Choose the picture of/ })
const removeButtons = () => screen.findAllByRole('button', { name: /^Delete the picture of/ })

export const Chosen: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('3 of 200 MB')).toBeVisible()
    const [first] = await choices()
    await userEvent.click(first!)

    await expect(args.onAction).toHaveBeenCalledWith(makeUpload().image_url)
  },
}

export const StillShown: Story = {
  args: { pictures: makeOwnPictures({ remove: async () => 'A story shows it.' }) },
  play: async ({ userEvent }) => {
    const [first] = await removeButtons()
    await userEvent.click(first!)
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))

    await expect(await within(question).findByText('A story shows it.')).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'Keep It' }))
    await expect(await choices()).toHaveLength(2)
  },
}

const none = { uploads: [], next: null, bytes: 0, bytes_max: 200 * 1024 * 1024 }

export const Empty: Story = { args: { pictures: makeOwnPictures({ list: async () => none }) } }

export const Paged: Story = {
  args: {
    pictures: makeOwnPictures({
      list: async (cursor) =>
        cursor === undefined
          ? { ...none, uploads: [makeUpload()], next: `1_${'a'.repeat(64)}` }
          : { ...none, uploads: [makeUpload({ id: 'c'.repeat(64) })] },
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load more pictures' }))

    await waitFor(async () => expect(await choices()).toHaveLength(2))
  },
}

export const Failed: Story = { args: { pictures: makeOwnPictures({ list: async () => null }) } }
