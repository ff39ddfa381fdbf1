import type { User } from '@kathasagar/api/contract'

import type { StoredUser } from '../../platform/call.ts'
import { imageAddress } from '../pictures/index.ts'

export const presentUser = (user: StoredUser, credits: number): User => ({
  id: user.id,
  username: user.username,
  display_name: user.display_name,
  handle: user.handle ?? '',
  about: user.about,
  avatar_url: imageAddress(user.avatar_url, { of: 'users', id: user.id, size: 'card' }),
  avatar_source: user.avatar_url,
  email: user.email ?? '',
  role: user.role,
  is_verified: user.is_verified,
  has_premium_access: user.has_premium_access,
  has_password: user.password_hash !== null,
  is_adult: user.adult_confirmed_at !== null,
  is_suspended: user.suspended_at !== null,
  language: user.language,
  credits,
})
