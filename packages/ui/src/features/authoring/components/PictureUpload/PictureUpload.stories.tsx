import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import type { OwnPictures } from '../../model/ownPictures.ts'
import { makeOwnPictures } from '../../../../testing/makeOwnPictures.ts'
import { PictureUpload } from './PictureUpload.tsx'

const KEPT = `/api/v1/images/plates/${'a'.repeat(64)}.webp`
const picture = new File(['PNG'], 'river.png', { type: 'image/png' })

const upload = fn<OwnPictures['upload']>(async () => ({ image_url: KEPT }))

const meta = {
  title: 'Internal/Authoring/PictureUpload',
  tags: ['internal', 'role:author', 'role:admin'],
  component: PictureUpload,
  args: { ownPictures: makeOwnPictures({ upload }), onDone: fn(), asksWords: true },
} satisfies Meta<typeof PictureUpload>
export default meta
type Story = StoryObj<typeof meta>

const inputIn = (page: HTMLElement) =>
  page.querySelector<HTMLInputElement>('input[type="file"]') ?? new HTMLInputElement()

export const States: Story = { parameters: asSheet(() => ({ meta, Chosen, Refused, Busy })) }

export const Chosen: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputIn(canvasElement), picture)

    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(KEPT))
    await expect(upload).toHaveBeenCalledWith(picture)
    await expect(await canvas.findByText(/Now describe it/)).toBeVisible()
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Drop a picture here/ }).focus()
    const clipboard = new DataTransfer()
    clipboard.items.add(picture)
    await userEvent.paste(clipboard)

    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(KEPT))
  },
}

export const Refused: Story = {
  args: { ownPictures: makeOwnPictures({ upload: async () => ({ fault: 'pictureUnreadable' }) }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputIn(canvasElement), picture)

    await expect(await canvas.findByText(/no picture that can be read/)).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', {
      type: 'image/png',
    })
    upload.mockClear()
    await userEvent.upload(inputIn(canvasElement), large)

    await expect(await canvas.findByText(/larger than 10 MB/)).toBeVisible()
    await expect(upload).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { ownPictures: makeOwnPictures({ upload: () => new Promise(() => undefined) }) },
}
