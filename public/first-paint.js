// Runs before anything is drawn, and does two things that must not wait for the console itself:
// it sets the chosen theme, and it shows the log-in screen that is drawn into index.html where that is what comes next.
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
})();
