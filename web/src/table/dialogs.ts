export type Dialogs = 'rules' | 'how' | 'share' | 'seats' | 'settings' | 'help'
