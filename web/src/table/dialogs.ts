export type Dialogs = 'rules' | 'share' | 'seats' | 'settings' | 'help'
