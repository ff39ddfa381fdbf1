import { drawnAvatarUrl, profileErrors } from '@kathasagar/api/contract'
import { DRAWN_AVATARS } from '@kathasagar/api/contract/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ProfileForm } from './ProfileForm.tsx'

const meta = {
  title: 'Internal/Account/ProfileForm',
  tags: ['internal', 'role:player'],
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

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Loaded: {},
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
