export { AccountForm } from '../components/AccountForm/AccountForm.tsx'
export type { AccountFormProps } from '../components/AccountForm/AccountForm.tsx'
export { AccountNotice } from '../components/AccountNotice/AccountNotice.tsx'
export type {
  AccountNoticeProps,
  AccountNoticeTone,
} from '../components/AccountNotice/AccountNotice.tsx'
export { AccountSplit } from '../components/AccountSplit/AccountSplit.tsx'
export type { AccountSplitProps } from '../components/AccountSplit/AccountSplit.tsx'
export { AdultDialog } from '../components/AdultDialog/AdultDialog.tsx'
export type { AdultDialogProps } from '../components/AdultDialog/AdultDialog.tsx'
export { AvatarChooser } from '../components/AvatarChooser/AvatarChooser.tsx'
export type {
  AvatarChoice,
  AvatarChooserProps,
} from '../components/AvatarChooser/AvatarChooser.tsx'
export { ChangePasswordForm } from '../components/ChangePasswordForm/ChangePasswordForm.tsx'
export type { ChangePasswordFormProps } from '../components/ChangePasswordForm/ChangePasswordForm.tsx'
export { DeleteAccountDialog } from '../components/DeleteAccountDialog/DeleteAccountDialog.tsx'
export type { DeleteAccountDialogProps } from '../components/DeleteAccountDialog/DeleteAccountDialog.tsx'
export { DeviceList } from '../components/DeviceList/DeviceList.tsx'
export type { DeviceListProps } from '../components/DeviceList/DeviceList.tsx'
export { EmailForm } from '../components/EmailForm/EmailForm.tsx'
export type { EmailFormProps } from '../components/EmailForm/EmailForm.tsx'
export { FormError } from '../components/FormError/FormError.tsx'
export type { FormErrorProps } from '../components/FormError/FormError.tsx'
export { GoogleSignIn } from '../components/GoogleSignIn/GoogleSignIn.tsx'
export type { GoogleSignInProps } from '../components/GoogleSignIn/GoogleSignIn.tsx'
export { LampOnWater } from '../components/LampOnWater/LampOnWater.tsx'
export { LoginForm } from '../components/LoginForm/LoginForm.tsx'
export type { LoginFormProps, LoginValues } from '../components/LoginForm/LoginForm.tsx'
export { PremiumDialog } from '../components/PremiumDialog/PremiumDialog.tsx'
export type { PremiumDialogProps } from '../components/PremiumDialog/PremiumDialog.tsx'
export { LoginRequiredDialog } from '../components/LoginRequiredDialog/LoginRequiredDialog.tsx'
export type { LoginRequiredDialogProps } from '../components/LoginRequiredDialog/LoginRequiredDialog.tsx'
export { NewPasswordFields } from '../components/NewPasswordFields/NewPasswordFields.tsx'
export type { NewPasswordFieldsProps } from '../components/NewPasswordFields/NewPasswordFields.tsx'
export type { PasswordTests } from '../components/NewPasswordFields/passwordRules.ts'
export { PasswordChecklist } from '../components/PasswordChecklist/PasswordChecklist.tsx'
export type {
  PasswordRule,
  PasswordChecklistProps,
} from '../components/PasswordChecklist/PasswordChecklist.tsx'
export { PasswordDialog } from '../components/PasswordDialog/PasswordDialog.tsx'
export type { PasswordDialogProps } from '../components/PasswordDialog/PasswordDialog.tsx'
export { ProfileForm } from '../components/ProfileForm/ProfileForm.tsx'
export type { ProfileFormProps } from '../components/ProfileForm/ProfileForm.tsx'
export { WalletHistory } from '../components/WalletHistory/WalletHistory.tsx'
export type { WalletHistoryProps } from '../components/WalletHistory/WalletHistory.tsx'
export { RegisterForm } from '../components/RegisterForm/RegisterForm.tsx'
export type { RegisterFormProps, RegisterValues } from '../components/RegisterForm/RegisterForm.tsx'
export { ResetPasswordForm } from '../components/ResetPasswordForm/ResetPasswordForm.tsx'
export type { ResetPasswordFormProps } from '../components/ResetPasswordForm/ResetPasswordForm.tsx'
export { SettingsFormEnd } from '../components/SettingsFormEnd/SettingsFormEnd.tsx'
export type {
  SettingsFormEndProps,
  SettingsFormState,
} from '../components/SettingsFormEnd/SettingsFormEnd.tsx'
export { SettingsSection } from '../components/SettingsSection/SettingsSection.tsx'
export type { SettingsSectionProps } from '../components/SettingsSection/SettingsSection.tsx'
