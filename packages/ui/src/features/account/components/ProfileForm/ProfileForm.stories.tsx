import { drawnAvatarUrl, profileErrors } from '@kathasagar/api/contract'
import { DRAWN_AVATARS } from '@kathasagar/api/contract/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import type { OwnPictures, UploadOutcome } from '../../../authoring/model/ownPictures.ts'
import { makeOwnPictures } from '../../../../testing/makeOwnPictures.ts'
import { ProfileForm } from './ProfileForm.tsx'

const meta = {
  title: 'Account/ProfileForm',
  tags: ['stable', 'role:player'],
  component: ProfileForm,
  args: {
    username: 'tara_k',
    initialValues: { display_name: 'Tara Kulkarni', handle: 'tara_k', about: '', avatar_url: '' },
    drawnAvatars: DRAWN_AVATARS.map((key) => ({ key, url: drawnAvatarUrl(key) })),
    validate: profileErrors,
    onSubmit: fn(async () => null),
  },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Loaded,
    KeptPicture: {
      args: {
        initialValues: {
          display_name: 'Tara',
          handle: 'tara_k',
          about: '',
          avatar_url: '/covers/the-moons-ambassador.svg',
        },
      },
    },
  })),
}

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Display Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Tara of the Ghat')
    await userEvent.type(canvas.getByRole('textbox', { name: 'About You' }), 'I row at night.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Peacock feather' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }))

    await expect(args.onSubmit).toHaveBeenCalledWith({
      display_name: 'Tara of the Ghat',
      handle: 'tara_k',
      about: 'I row at night.',
      avatar_url: '/avatars/peacock.svg',
    })
  },
}

export const OwnPicture: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const own = canvas.getByRole('textbox', { name: 'Address of your own picture' })
    await userEvent.type(own, 'http://pictures.example/tara.png{Enter}')
    await expect(own).toHaveAccessibleDescription(/Enter an address that begins with https/)
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.clear(own)
    await userEvent.type(own, 'https://pictures.example/tara.png{Enter}')

    await expect(args.onSubmit).toHaveBeenCalledWith({
      display_name: 'Tara Kulkarni',
      handle: 'tara_k',
      about: '',
      avatar_url: 'https://pictures.example/tara.png',
    })
  },
}

const KEPT = `/api/v1/images/plates/${'a'.repeat(64)}.webp`
const upload = fn<OwnPictures['upload']>(async () => ({ image_url: KEPT }))

export const TypedMeanwhile: Story = {
  args: { ownPictures: makeOwnPictures({ upload }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const answer = Promise.withResolvers<UploadOutcome>()
    upload.mockReturnValueOnce(answer.promise)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input!, new File(['PNG'], 'tara.png', { type: 'image/png' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'About You' }), 'I row at night.')
    answer.resolve({ image_url: KEPT })
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'From the top' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }))

    await expect(args.onSubmit).toHaveBeenCalledWith({
      display_name: 'Tara Kulkarni',
      handle: 'tara_k',
      about: 'I row at night.',
      avatar_url: KEPT,
    })
  },
}
