export { AdultDialog } from '../features/account/components/AdultDialog/AdultDialog.tsx'
export { ModelKeyForm } from '../features/account/components/ModelKeyForm/ModelKeyForm.tsx'
export { GoogleSignIn } from '../features/account/components/GoogleSignIn/GoogleSignIn.tsx'
export type { GoogleSignInProps } from '../features/account/components/GoogleSignIn/GoogleSignIn.tsx'
export { LoginForm } from '../features/account/components/LoginForm/LoginForm.tsx'
export type {
  LoginFormProps,
  LoginValues,
} from '../features/account/components/LoginForm/LoginForm.tsx'
export { PremiumDialog } from '../features/account/components/PremiumDialog/PremiumDialog.tsx'
export { LoginRequiredDialog } from '../features/account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
export type { LoginRequiredDialogProps } from '../features/account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
export { ProfileForm } from '../features/account/components/ProfileForm/ProfileForm.tsx'
export { ReauthDialog } from '../features/account/components/ReauthDialog/ReauthDialog.tsx'
export type {
  ReauthDialogProps,
  ReauthWay,
} from '../features/account/components/ReauthDialog/ReauthDialog.tsx'
export { RegisterForm } from '../features/account/components/RegisterForm/RegisterForm.tsx'
export type {
  RegisterFormProps,
  RegisterValues,
} from '../features/account/components/RegisterForm/RegisterForm.tsx'
export { ResetPasswordForm } from '../features/account/components/ResetPasswordForm/ResetPasswordForm.tsx'
export type { ResetPasswordFormProps } from '../features/account/components/ResetPasswordForm/ResetPasswordForm.tsx'
export { RecoveryCodes } from '../features/account/components/RecoveryCodes/RecoveryCodes.tsx'
