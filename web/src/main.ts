import { mount } from 'svelte'
import App from './App.svelte'
import { prefer } from './state/settings.svelte'
import './styles/base.css'

prefer({})
mount(App, { target: document.getElementById('page')! })
