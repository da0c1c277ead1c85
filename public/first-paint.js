// Runs before anything is drawn, and does what must not wait for the console itself: it sets the chosen theme, shows the
// log-in screen that is drawn into index.html where that is what comes next, and says so where the console does not come.
(function () {
  var root = document.documentElement;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  var theme = stored('gatehouse.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  var base = new URL(document.baseURI).pathname;
  var path = location.pathname.slice(base.length);
  var settings = document.getElementById('gatehouse-settings');
  var isAsBuilt = !settings || /^\s*(\{\s*\})?\s*$/.test(settings.textContent);
  var isVisit = (path === '' || path === 'auth/login') && location.search === '';
  if (isVisit && isAsBuilt && stored('gatehouse.session') === null && window.self === window.top) {
    root.dataset.firstPaint = 'log-in';
  }

  // The entry, or a file that it imports, did not come: most often this is an old copy of the page, from before a release.
  function onError(event) {
    var script = event.target;
    if (!(script instanceof HTMLScriptElement) || script.type !== 'module') return;
    if (document.readyState !== 'loading') return withoutConsole(script.getAttribute('src'));
    document.addEventListener('DOMContentLoaded', function () {
      withoutConsole(script.getAttribute('src'));
    });
  }

  function withoutConsole(entry) {
    if (!isTyped() && isFirstTry(entry)) return location.reload();
    delete root.dataset.firstPaint;
    var message = document.getElementById('not-started').content.cloneNode(true);
    message.querySelector('button').addEventListener('click', function () {
      location.reload();
    });
    document.body.append(message);
  }

  function isTyped() {
    return Array.from(document.querySelectorAll('#first-paint input')).some(function (input) {
      return input.value !== '';
    });
  }

  // Under the same key as in the console (release-store.ts): one reload for a release, whoever asks for it.
  function isFirstTry(entry) {
    try {
      if (sessionStorage.getItem('gatehouse.left-release') === entry) return false;
      sessionStorage.setItem('gatehouse.left-release', entry);
      return sessionStorage.getItem('gatehouse.left-release') === entry;
    } catch {
      return false;
    }
  }

  window.addEventListener('error', onError, true);
})();
