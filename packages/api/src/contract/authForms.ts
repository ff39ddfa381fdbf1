import { MailRequest, ResetPasswordRequest, LoginRequest, RegisterRequest } from './auth.ts'
import { AvatarUrl, PasswordChange } from './account.ts'
import { Handle } from './handles.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** One error per field, either its name or its message. */
export type FieldErrors<Field extends string> = { readonly [K in Field]?: string | undefined }

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const firstByField = <Field extends string>(issues: readonly Issue[]): FieldErrors<Field> =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]))

const repeatErrors = (form: { password: string; confirm_password: string }) =>
  form.confirm_password !== '' && form.confirm_password !== form.password
    ? { confirm_password: 'confirmDiffers' }
    : {}

export function loginErrors(form: LoginRequest): FieldErrors<keyof LoginRequest> {
  const parsed = LoginRequest.safeParse(form)
  const found: FieldErrors<keyof LoginRequest> = parsed.success
    ? {}
    : firstByField(parsed.error.issues)
  const isLong = [...form.email_or_username].length > LIMITS.loginIdentifierFormMax

  return isLong ? { ...found, email_or_username: 'identifierLong' } : found
}

/** Compares the passwords while typing, even if other fields are invalid. */
export function registerErrors(form: RegisterRequest): FieldErrors<keyof RegisterRequest> {
  const parsed = RegisterRequest.safeParse(form)
  const found: FieldErrors<keyof RegisterRequest> = parsed.success
    ? {}
    : firstByField(parsed.error.issues)
  const isNameLong = [...(form.display_name ?? '')].length > LIMITS.displayNameMax

  return {
    ...found,
    ...(isNameLong ? { display_name: 'displayNameLong' } : {}),
    ...repeatErrors(form),
  }
}

export function emailErrors(form: MailRequest): FieldErrors<keyof MailRequest> {
  const parsed = MailRequest.safeParse(form)

  return parsed.success ? {} : firstByField(parsed.error.issues)
}

/** Form without the token, because the token comes from the link. */
export type NewPasswordForm = Omit<ResetPasswordRequest, 'token'>

export function passwordResetErrors(form: NewPasswordForm): FieldErrors<keyof NewPasswordForm> {
  const parsed = ResetPasswordRequest.safeParse({ ...form, token: '' })
  const found: FieldErrors<keyof NewPasswordForm> = parsed.success
    ? {}
    : firstByField(parsed.error.issues)

  return { ...found, ...repeatErrors(form) }
}

export function passwordChangeErrors(form: PasswordChange): FieldErrors<keyof PasswordChange> {
  const parsed = PasswordChange.safeParse(form)
  const found: FieldErrors<keyof PasswordChange> = parsed.success
    ? {}
    : firstByField(parsed.error.issues)

  return { ...found, ...repeatErrors(form) }
}

/** Form values. Missing ones are blank. */
export interface ProfileForm {
  display_name: string
  handle: string
  about: string
  avatar_url: string
}

export function profileErrors(form: ProfileForm): FieldErrors<keyof ProfileForm> {
  const isNameLong = [...form.display_name].length > LIMITS.displayNameMax
  const handle = Handle.safeParse(form.handle)
  const isPicture = form.avatar_url === '' || AvatarUrl.safeParse(form.avatar_url).success

  return {
    ...(isNameLong ? { display_name: 'displayNameLong' } : {}),
    ...(handle.success ? {} : { handle: handle.error.issues[0]?.message }),
    ...([...form.about].length > LIMITS.authorAboutMax ? { about: 'aboutLong' } : {}),
    ...(isPicture ? {} : { avatar_url: 'avatarInvalid' }),
  }
}
