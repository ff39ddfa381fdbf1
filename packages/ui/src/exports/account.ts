export { AccountForm } from '../features/account/components/AccountForm/AccountForm.tsx'
export type { AccountFormProps } from '../features/account/components/AccountForm/AccountForm.tsx'
export { AccountNotice } from '../features/account/components/AccountNotice/AccountNotice.tsx'
export type {
  AccountNoticeProps,
  AccountNoticeTone,
} from '../features/account/components/AccountNotice/AccountNotice.tsx'
export { AccountSplit } from '../features/account/components/AccountSplit/AccountSplit.tsx'
export type { AccountSplitProps } from '../features/account/components/AccountSplit/AccountSplit.tsx'
export { AdultDialog } from '../features/account/components/AdultDialog/AdultDialog.tsx'
export type { AdultDialogProps } from '../features/account/components/AdultDialog/AdultDialog.tsx'
export { AvatarChooser } from '../features/account/components/AvatarChooser/AvatarChooser.tsx'
export type {
  AvatarChoice,
  AvatarChooserProps,
} from '../features/account/components/AvatarChooser/AvatarChooser.tsx'
export { ChangePasswordForm } from '../features/account/components/ChangePasswordForm/ChangePasswordForm.tsx'
export type { ChangePasswordFormProps } from '../features/account/components/ChangePasswordForm/ChangePasswordForm.tsx'
export { DeleteAccountDialog } from '../features/account/components/DeleteAccountDialog/DeleteAccountDialog.tsx'
export type { DeleteAccountDialogProps } from '../features/account/components/DeleteAccountDialog/DeleteAccountDialog.tsx'
export { ModelKeyForm } from '../features/account/components/ModelKeyForm/ModelKeyForm.tsx'
export type { ModelKeyFormProps } from '../features/account/components/ModelKeyForm/ModelKeyForm.tsx'
export {
  EmailForm,
  type EmailFormProps,
} from '../features/account/components/EmailForm/EmailForm.tsx'
export { FormError, type FormErrorProps } from '../design-system/primitives/FormError/FormError.tsx'
export { GoogleSignIn } from '../features/account/components/GoogleSignIn/GoogleSignIn.tsx'
export type { GoogleSignInProps } from '../features/account/components/GoogleSignIn/GoogleSignIn.tsx'
export { LampOnWater } from '../features/account/components/LampOnWater/LampOnWater.tsx'
export { LoginForm } from '../features/account/components/LoginForm/LoginForm.tsx'
export type {
  LoginFormProps,
  LoginValues,
} from '../features/account/components/LoginForm/LoginForm.tsx'
export { PremiumDialog } from '../features/account/components/PremiumDialog/PremiumDialog.tsx'
export type { PremiumDialogProps } from '../features/account/components/PremiumDialog/PremiumDialog.tsx'
export { LoginRequiredDialog } from '../features/account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
export type { LoginRequiredDialogProps } from '../features/account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
export type { PasswordTests } from '../features/account/components/NewPasswordFields/passwordRules.ts'
export { PasswordChecklist } from '../design-system/primitives/PasswordChecklist/PasswordChecklist.tsx'
export type {
  PasswordRule,
  PasswordChecklistProps,
} from '../design-system/primitives/PasswordChecklist/PasswordChecklist.tsx'
export { PasswordDialog } from '../features/account/components/PasswordDialog/PasswordDialog.tsx'
export type { PasswordDialogProps } from '../features/account/components/PasswordDialog/PasswordDialog.tsx'
export { ProfileForm } from '../features/account/components/ProfileForm/ProfileForm.tsx'
export type { ProfileFormProps } from '../features/account/components/ProfileForm/ProfileForm.tsx'
export { WalletHistory } from '../features/account/components/WalletHistory/WalletHistory.tsx'
export type { WalletHistoryProps } from '../features/account/components/WalletHistory/WalletHistory.tsx'
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
export { SecondStepForm } from '../features/account/components/SecondStepForm/SecondStepForm.tsx'
export type { SecondStepFormProps } from '../features/account/components/SecondStepForm/SecondStepForm.tsx'
export { SettingsSection } from '../features/account/components/SettingsSection/SettingsSection.tsx'
export type { SettingsSectionProps } from '../features/account/components/SettingsSection/SettingsSection.tsx'
export { AuthenticatorSetUp } from '../features/account/components/AuthenticatorSetUp/AuthenticatorSetUp.tsx'
export type { AuthenticatorSetUpProps } from '../features/account/components/AuthenticatorSetUp/AuthenticatorSetUp.tsx'
export { QrCode, type QrCodeProps } from '../features/account/components/QrCode/QrCode.tsx'
export { RecoveryCodes } from '../features/account/components/RecoveryCodes/RecoveryCodes.tsx'
export type { RecoveryCodesProps } from '../features/account/components/RecoveryCodes/RecoveryCodes.tsx'
