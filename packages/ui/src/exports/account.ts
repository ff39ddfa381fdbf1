export { AccountForm } from '../components/account/AccountForm/AccountForm.tsx'
export type { AccountFormProps } from '../components/account/AccountForm/AccountForm.tsx'
export { AccountNotice } from '../components/account/AccountNotice/AccountNotice.tsx'
export type {
  AccountNoticeProps,
  AccountNoticeTone,
} from '../components/account/AccountNotice/AccountNotice.tsx'
export { AccountSplit } from '../components/account/AccountSplit/AccountSplit.tsx'
export type { AccountSplitProps } from '../components/account/AccountSplit/AccountSplit.tsx'
export { AdultDialog } from '../components/account/AdultDialog/AdultDialog.tsx'
export type { AdultDialogProps } from '../components/account/AdultDialog/AdultDialog.tsx'
export { AvatarChooser } from '../components/account/AvatarChooser/AvatarChooser.tsx'
export type {
  AvatarChoice,
  AvatarChooserProps,
} from '../components/account/AvatarChooser/AvatarChooser.tsx'
export { ChangePasswordForm } from '../components/account/ChangePasswordForm/ChangePasswordForm.tsx'
export type { ChangePasswordFormProps } from '../components/account/ChangePasswordForm/ChangePasswordForm.tsx'
export { DeleteAccountDialog } from '../components/account/DeleteAccountDialog/DeleteAccountDialog.tsx'
export type { DeleteAccountDialogProps } from '../components/account/DeleteAccountDialog/DeleteAccountDialog.tsx'
export { ModelKeyForm } from '../components/account/ModelKeyForm/ModelKeyForm.tsx'
export type { ModelKeyFormProps } from '../components/account/ModelKeyForm/ModelKeyForm.tsx'
export { EmailForm, type EmailFormProps } from '../components/account/EmailForm/EmailForm.tsx'
export { FormError, type FormErrorProps } from '../components/account/FormError/FormError.tsx'
export { GoogleSignIn } from '../components/account/GoogleSignIn/GoogleSignIn.tsx'
export type { GoogleSignInProps } from '../components/account/GoogleSignIn/GoogleSignIn.tsx'
export { LampOnWater } from '../components/account/LampOnWater/LampOnWater.tsx'
export { LoginForm } from '../components/account/LoginForm/LoginForm.tsx'
export type { LoginFormProps, LoginValues } from '../components/account/LoginForm/LoginForm.tsx'
export { PremiumDialog } from '../components/account/PremiumDialog/PremiumDialog.tsx'
export type { PremiumDialogProps } from '../components/account/PremiumDialog/PremiumDialog.tsx'
export { LoginRequiredDialog } from '../components/account/LoginRequiredDialog/LoginRequiredDialog.tsx'
export type { LoginRequiredDialogProps } from '../components/account/LoginRequiredDialog/LoginRequiredDialog.tsx'
export type { PasswordTests } from '../components/account/NewPasswordFields/passwordRules.ts'
export { PasswordChecklist } from '../components/account/PasswordChecklist/PasswordChecklist.tsx'
export type {
  PasswordRule,
  PasswordChecklistProps,
} from '../components/account/PasswordChecklist/PasswordChecklist.tsx'
export { PasswordDialog } from '../components/account/PasswordDialog/PasswordDialog.tsx'
export type { PasswordDialogProps } from '../components/account/PasswordDialog/PasswordDialog.tsx'
export { ProfileForm } from '../components/account/ProfileForm/ProfileForm.tsx'
export type { ProfileFormProps } from '../components/account/ProfileForm/ProfileForm.tsx'
export { WalletHistory } from '../components/account/WalletHistory/WalletHistory.tsx'
export type { WalletHistoryProps } from '../components/account/WalletHistory/WalletHistory.tsx'
export { ReauthDialog } from '../components/account/ReauthDialog/ReauthDialog.tsx'
export type {
  ReauthDialogProps,
  ReauthWay,
} from '../components/account/ReauthDialog/ReauthDialog.tsx'
export { RegisterForm } from '../components/account/RegisterForm/RegisterForm.tsx'
export type {
  RegisterFormProps,
  RegisterValues,
} from '../components/account/RegisterForm/RegisterForm.tsx'
export { ResetPasswordForm } from '../components/account/ResetPasswordForm/ResetPasswordForm.tsx'
export type { ResetPasswordFormProps } from '../components/account/ResetPasswordForm/ResetPasswordForm.tsx'
export { SecondStepForm } from '../components/account/SecondStepForm/SecondStepForm.tsx'
export type { SecondStepFormProps } from '../components/account/SecondStepForm/SecondStepForm.tsx'
export { SettingsSection } from '../components/account/SettingsSection/SettingsSection.tsx'
export type { SettingsSectionProps } from '../components/account/SettingsSection/SettingsSection.tsx'
export { AuthenticatorSetUp } from '../components/account/AuthenticatorSetUp/AuthenticatorSetUp.tsx'
export type { AuthenticatorSetUpProps } from '../components/account/AuthenticatorSetUp/AuthenticatorSetUp.tsx'
export { QrCode, type QrCodeProps } from '../components/account/QrCode/QrCode.tsx'
export { RecoveryCodes } from '../components/account/RecoveryCodes/RecoveryCodes.tsx'
export type { RecoveryCodesProps } from '../components/account/RecoveryCodes/RecoveryCodes.tsx'
